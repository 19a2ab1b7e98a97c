import {
  AuthReplySchema,
  ErrorBodySchema,
  HostUserSchema,
  SessionSchema,
  UserSchema,
} from '@portico/contract/schemas'
import type { TSchema } from 'typebox'

/** Schemas that the document defines once, under a name. */
export const namedSchemas = {
  User: UserSchema,
  HostUser: HostUserSchema,
  Session: SessionSchema,
  AuthReply: AuthReplySchema,
  Error: ErrorBodySchema,
} as const satisfies Record<string, TSchema>

// Schemas are compared by content, because an optional field holds a copy.
const nameOf = new Map(
  Object.entries(namedSchemas).map(([name, schema]) => [JSON.stringify(schema), name]),
)

/** Converts a schema to JSON and replaces named schemas by references. */
export function toJsonSchema(schema: TSchema): unknown {
  const name = nameOf.get(JSON.stringify(schema))
  return name === undefined ? toDefinition(schema) : toReference(name)
}

/** Converts a named schema's definition: its root is written out, named schemas inside it are references. */
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
