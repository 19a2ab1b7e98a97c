/** Makes random values that a JSON schema allows. */
import type { Chance } from './chance.ts'

/** The parts of JSON Schema that the service's document uses. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: boolean | JsonSchema
}

/** Makes a text for the field of that name. */
export type WriteText = (name: string, chance: Chance) => string

/** Makes a value for a schema; `named` are the document's named schemas. */
export function writeValue(
  schema: JsonSchema,
  chance: Chance,
  { named, writeText }: { named: Readonly<Record<string, JsonSchema>>; writeText: WriteText },
  name = '',
  depth = 0,
): unknown {
  const write = (inner: JsonSchema, innerName = name) =>
    writeValue(inner, chance, { named, writeText }, innerName, depth + 1)
  if (depth > 8) return null
  if (schema.$ref) return write(named[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return chance.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return write(chance.pick(choices))
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => write(part)))
  const type = Array.isArray(schema.type) ? chance.pick(schema.type) : schema.type
  if (type === 'object' || schema.properties) {
    const fields = Object.entries(schema.properties ?? {})
      .filter(([key]) => schema.required?.includes(key) || chance.is(0.4))
      .map(([key, inner]) => [key, write(inner, key)])
    const open = schema.patternProperties ?? (schema.additionalProperties ? {} : undefined)
    if (open && fields.length === 0) fields.push(['plan', 'pro'], ['n', chance.below(9)])
    return Object.fromEntries(fields)
  }
  if (type === 'array') {
    const length = Math.min(chance.below(4), schema.maxItems ?? 4)
    return Array.from({ length }, () => write(schema.items ?? {}, name.replace(/s$/, '')))
  }
  if (type === 'integer' || type === 'number') {
    const low = schema.minimum ?? 0
    return low + chance.below(Math.min((schema.maximum ?? low + 120) - low, 2 ** 31) + 1)
  }
  if (type === 'boolean') return chance.is(0.5)
  if (type === 'null') return null
  return writeText(name, chance)
}
