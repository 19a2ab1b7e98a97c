import type { Static, TSchema } from 'typebox'
import type { SharedErrorType } from '../errors/shared-errors.ts'

/**
 * Details of an operation that only the service reads.
 *
 * @typeParam OwnErrors - the error types that only this operation's subject has, beside the shared ones
 */
export interface OperationDetails<OwnErrors extends string = never> {
  /** Describes the operation in one line. */
  readonly summary: string
  /**
   * The error types of this operation. Those of its fields, and those that every operation may return, are not
   * repeated.
   */
  readonly errors?: readonly (SharedErrorType | OwnErrors)[]
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
export type StaticShape<Details extends OperationDetails<string>> = {
  request: Details['body'] extends TSchema ? Static<Details['body']> : undefined
  reply: Static<Details['reply']>
}

/** The plain types of a table of schemas, for `OperationTable`. */
export type StaticOperations<Table extends Record<string, OperationDetails<string>>> = {
  [K in keyof Table]: StaticShape<Table[K]>
}
