/** The HTTP methods of the API. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The request and reply of an operation as plain types; the schemas are in `*.schemas.ts`. */
export interface OperationShape {
  request: unknown
  reply: unknown
}

/** The method and path of an operation. Its other details are not needed in a page. */
export interface Operation<Shape extends OperationShape = OperationShape> {
  readonly method: HttpMethod
  /** Path below `/sdk/v1`, with `:name` for parameters. */
  readonly path: string
  /** Missing at run time; it carries the types from the table to the call. */
  readonly shape?: Shape
}

/** A table of operations whose rows have their own types. */
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
