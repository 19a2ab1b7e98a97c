import {
  AuthReplySchema,
  ErrorBodySchema,
  SessionSchema,
  UserSchema,
} from '@portico/contract/schemas'
import type { TSchema } from 'typebox'

/** Schemas that stand once in the document, under a name. */
export const namedSchemas = {
  User: UserSchema,
  Session: SessionSchema,
  AuthReply: AuthReplySchema,
  Error: ErrorBodySchema,
} as const satisfies Record<string, TSchema>

// By what they say, not by identity: an optional field holds a copy.
const nameOf = new Map(
  Object.entries(namedSchemas).map(([name, schema]) => [JSON.stringify(schema), name]),
)

/** A schema as JSON, the named ones inside it as references. */
export function toJsonSchema(schema: TSchema): unknown {
  const name = nameOf.get(JSON.stringify(schema))
  return name === undefined ? toDefinition(schema) : toReference(name)
}

/** The same, but spelled out at its root: what stands under the name itself. */
export function toDefinition(schema: TSchema): unknown {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => {
      if (key === '' || typeof value !== 'object' || value === null) return value
      const name = nameOf.get(JSON.stringify(value))
      return name === undefined ? value : toReference(name)
    }),
  )
}

const toReference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
