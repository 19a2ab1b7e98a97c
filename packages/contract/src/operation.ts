/** The HTTP methods of the API. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What an operation takes and answers, as plain types; the schemas stand in `*.schemas.ts`. */
export interface OperationShape {
  request: unknown
  reply: unknown
}

/** One operation of the wire: where it is. What else there is to know of it is not for a page to carry. */
export interface Operation<Shape extends OperationShape = OperationShape> {
  readonly method: HttpMethod
  /** Path below `/sdk/v1`, with `:name` for parameters. */
  readonly path: string
  /** Never present at run time: carries the types from the table to the call. */
  readonly shape?: Shape
}

/** A table of operations, its types joined to its rows. */
export type OperationTable<Shapes extends { [K in keyof Shapes]: OperationShape }> = {
  readonly [K in keyof Shapes]: Operation<Shapes[K]>
}

/** The request body of an operation. */
export type RequestOf<O> = O extends Operation<infer Shape> ? Shape['request'] : never

/** The `data` of an operation's successful answer. */
export type ReplyOf<O> = O extends Operation<infer Shape> ? Shape['reply'] : never

const row =
  (method: HttpMethod) =>
  (path: string): Operation<never> => ({ method, path })

/** Rows of the operation table, by HTTP method. */
export const get = row('GET')
export const post = row('POST')
export const put = row('PUT')
export const del = row('DELETE')

/**
 * Joins a table of operations to the types of its schemas.
 *
 * @param table - one row per operation
 * @returns the same table, typed: `RequestOf` and `ReplyOf` read it
 */
export function operations<Shapes extends { [K in keyof Shapes]: OperationShape }>(
  table: {
    readonly [K in keyof Shapes]: Operation<never>
  },
): OperationTable<Shapes> {
  return table as OperationTable<Shapes> // the shape exists only in the type
}
