import type { Static, TSchema } from 'typebox'
import type { ErrorType } from './error-catalogue.ts'
import { listFieldErrors } from './field-errors.ts'
import type { Operation } from './operation.ts'

/** What only the service reads of an operation. */
export interface OperationDetails {
  /** What it does, in a line. */
  readonly summary: string
  /** Error types special to it, beside its fields' own; those that any operation may answer are not repeated. */
  readonly errors?: readonly ErrorType[]
  /** The JSON body; left out when the operation takes none. */
  readonly body?: TSchema
  /** The parameters after `?`; left out when the operation takes none. */
  readonly query?: TSchema
  /** The `data` of a successful answer. */
  readonly reply: TSchema
  /**
   * Whether a page may call it as a "simple request" of CORS (Fetch, section 3.2.3), which the browser sends at once, without
   * a preflight: nobody's session is asked for or changed by it.
   */
  readonly isSimple?: true
}

/** What an operation takes and answers, from its schemas. */
type StaticShape<Details extends OperationDetails> = {
  request: Details['body'] extends TSchema ? Static<Details['body']> : undefined
  reply: Static<Details['reply']>
}

/** The plain types of a table of schemas, for `OperationTable`. */
export type StaticOperations<Table extends Record<string, OperationDetails>> = {
  [K in keyof Table]: StaticShape<Table[K]>
}

/** An operation with everything that the service knows of it. */
export type ApiOperation = Operation & OperationDetails & JoinedErrors

interface JoinedErrors {
  /** All that are special to it, once each. */
  readonly errors: readonly ErrorType[]
  /** What a field of the wrong kind is answered with. */
  readonly fieldErrors: ReadonlyMap<string, ErrorType>
}

/** The operations of a table with what the service knows of each. */
export type DetailedOperations<Table extends Record<string, OperationDetails>> = {
  readonly [K in keyof Table]: Omit<Table[K], 'shape' | 'errors'> &
    Operation<StaticShape<Table[K]>> &
    JoinedErrors
}

/** Joins the operations of a table with what only the service reads of them. */
export function joinDetails<Table extends Record<string, OperationDetails>>(
  operations: { readonly [K in keyof Table]: Operation },
  table: Table,
): DetailedOperations<Table> {
  const joined = Object.entries(table).map(([name, details]) => {
    const { body, query, errors: further = [] } = details
    const fields = [...listFieldErrors(body), ...listFieldErrors(query)]
    const errors = [...new Set([...further, ...fields.flatMap(([, own]) => own)])]
    const fieldErrors = new Map(
      fields.flatMap(([field, [first]]) => (first ? [[field, first]] : [])),
    )
    return [name, { ...operations[name], ...details, errors, fieldErrors }]
  })
  return Object.fromEntries(joined) as DetailedOperations<Table> // row by row
}
