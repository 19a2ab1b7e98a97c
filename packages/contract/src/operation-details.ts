import type { Static, TSchema } from 'typebox'
import type { ErrorType } from './error-catalogue.ts'
import { listFieldErrors } from './field-errors.ts'
import type { Operation } from './operation.ts'

/** Details of an operation that only the service reads. */
export interface OperationDetails {
  /** Describes the operation in one line. */
  readonly summary: string
  /**
   * The error types of this operation. Those of its fields, and those that every operation may return, are not
   * repeated.
   */
  readonly errors?: readonly ErrorType[]
  /** The JSON body; missing when the operation has none. */
  readonly body?: TSchema
  /** The query parameters; missing when the operation has none. */
  readonly query?: TSchema
  /** The `data` of a successful answer. */
  readonly reply: TSchema
  /**
   * Whether a page may call it as a "simple request" of CORS (Fetch, section 3.2.3), which browsers send without a
   * preflight: it neither uses nor changes a session.
   */
  readonly isSimple?: true
}

/** The request and reply types of an operation, from its schemas. */
type StaticShape<Details extends OperationDetails> = {
  request: Details['body'] extends TSchema ? Static<Details['body']> : undefined
  reply: Static<Details['reply']>
}

/** The plain types of a table of schemas, for `OperationTable`. */
export type StaticOperations<Table extends Record<string, OperationDetails>> = {
  [K in keyof Table]: StaticShape<Table[K]>
}

/** An operation with all details that the service knows. */
export type ApiOperation = Operation & OperationDetails & JoinedErrors

interface JoinedErrors {
  /** All error types of this operation, without repetition. */
  readonly errors: readonly ErrorType[]
  /** The error for a value of the wrong type, by field. */
  readonly fieldErrors: ReadonlyMap<string, ErrorType>
}

/** The operations of a table with their details. */
export type DetailedOperations<Table extends Record<string, OperationDetails>> = {
  readonly [K in keyof Table]: Omit<Table[K], 'shape' | 'errors'> &
    Operation<StaticShape<Table[K]>> &
    JoinedErrors
}

/** Joins the operations of a table with the details that only the service reads. */
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
  return Object.fromEntries(joined) as DetailedOperations<Table> // built row by row from both tables
}
