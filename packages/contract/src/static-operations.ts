import type { Static, TSchema } from 'typebox'

/** The schemas of one operation. */
export interface OperationSchemas {
  /** The JSON body; left out when the operation takes none. */
  body?: TSchema
  /** The parameters after `?`; left out when the operation takes none. */
  query?: TSchema
  /** The `data` of a successful answer. */
  reply: TSchema
}

/** The plain types of a table of schemas, for `operations<...>()`. */
export type StaticOperations<Schemas extends Record<string, OperationSchemas>> = {
  [K in keyof Schemas]: {
    request: Schemas[K]['body'] extends TSchema ? Static<Schemas[K]['body']> : undefined
    reply: Static<Schemas[K]['reply']>
  }
}
