import { type TSchema, Type } from 'typebox'
import { Settings } from 'typebox/system'
import { Value } from 'typebox/value'
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import { ConfigFileSchema, type PorticoConfig } from './config-schema.ts'
import { toHint } from './find-meant.ts'

type SchemaError = ReturnType<typeof Value.Errors>[number]

/** The result of checking a file: the valid settings, and the problems of the others. */
export interface CheckedFile {
  /** The settings without the invalid ones; null when nothing is valid. */
  readonly config: PorticoConfig | null
  readonly problems: readonly ConfigProblem[]
}

/** Checks the export of a configuration file against its schema. */
export function checkConfigFile(exported: unknown): CheckedFile {
  if (Value.Check(ConfigFileSchema, exported)) return { config: exported, problems: [] }
  const errors = listErrors(exported)
  // A value that fits no member of a union is one problem, not one for each member.
  const unions = new Set(
    errors.filter((error) => error.keyword === 'anyOf').map((error) => error.instancePath),
  )
  const told = errors.filter(
    (error) => error.keyword === 'anyOf' || !isInside(unions, error.instancePath),
  )
  return {
    problems: told.flatMap((error) => toProblems(error, exported)),
    config: withoutWrong(exported, told),
  }
}

/** Lists all errors: by default the library stops after a few. */
function listErrors(exported: unknown): readonly SchemaError[] {
  const { maxErrors } = Settings.Get()
  Settings.Set({ maxErrors: 1_000 })
  try {
    return Value.Errors(ConfigFileSchema, exported)
  } finally {
    Settings.Set({ maxErrors })
  }
}

/** Removes invalid settings, so that the remaining ones are checked at the same start. */
function withoutWrong(exported: unknown, errors: readonly SchemaError[]): PorticoConfig | null {
  const rest = Value.Clone(exported)
  for (const { keyword, instancePath } of errors) {
    if (keyword === 'required' || keyword === 'additionalProperties' || instancePath === '')
      continue
    // Removes the whole list: without one member, the others' positions would no longer match the messages.
    const path = instancePath.replace(/\/\d+$/, '')
    if (Value.Pointer.Has(rest, path)) Value.Pointer.Delete(rest, path)
  }
  return Value.Check(ConfigFileSchema, rest) ? rest : null
}

const isInside = (unions: ReadonlySet<string>, path: string) =>
  [...unions].some((union) => path === union || path.startsWith(`${union}/`))

function toProblems(error: SchemaError, exported: unknown): ConfigProblem[] {
  const key = toKey(error.instancePath)
  const value: unknown = Value.Pointer.Get(exported, error.instancePath)
  if (error.keyword === 'additionalProperties') return []
  if (error.keyword === 'required') {
    return error.params.requiredProperties.map((name) => ({
      key: key === root ? name : `${key}.${name}`,
      message: 'is missing',
    }))
  }
  return [{ key, message: toMessage(error, key, value) }]
}

function toMessage(error: SchemaError, key: string, value: unknown): string {
  const found = `got ${show(value)}`
  switch (error.keyword) {
    case 'boolean':
      return `is not a setting${hintAtSetting(error.instancePath)}`
    case 'anyOf':
      return `must be ${toUnionWords(key)}, ${found}`
    case 'enum': {
      const { allowedValues } = error.params
      const hint = toHint(String(value), allowedValues.map(String))
      return `must be one of ${allowedValues.join(', ')}, ${found}${hint}`
    }
    case 'type':
      return key === root
        ? `has no default export that is a configuration: export default defineConfig({ … }), ${found}`
        : `must be ${toTypeWords(error.params.type)}, ${found}`
    case 'minimum':
      return `must be ${error.params.limit} or more, ${found}`
    case 'maximum':
      return `must be ${error.params.limit} or less, ${found}`
    case 'minLength':
    case 'minItems':
      return 'must not be empty'
    case 'maxLength':
      return `must be ${error.params.limit} characters or fewer, has ${String(value).length}`
    case 'pattern':
      return `must be ${toPatternWords(String(error.params.pattern))}, ${found}`
    default:
      return `${error.message}, ${found}`
  }
}

function show(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value))
}

const toUnionWords = (key: string) =>
  key.includes('redirectUrls')
    ? "a URL or { url, kinds: ['login', 'signup' and/or 'reset_password'] }"
    : 'of another type'

const typeWords: Readonly<Record<string, string>> = {
  array: 'a list: [ … ]',
  object: 'an object: { … }',
  string: 'a string',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
}

const toTypeWords = (type: string | readonly string[]) =>
  [type]
    .flat()
    .map((one) => typeWords[one] ?? one)
    .join(' or ')

/** Explains what the schema's patterns require. */
const patternWords: Readonly<Record<string, string>> = {
  '^project-(test|live)-[A-Za-z0-9-]{6,64}$':
    '"project-test-" or "project-live-" and 6 to 64 letters, digits or hyphens, like "project-live-7d1f0c"',
  '^public-token-(test|live)-[A-Za-z0-9-]{6,64}$':
    '"public-token-test-" or "public-token-live-" and 6 to 64 letters, digits or hyphens, like "public-token-live-51c2ae"',
  '^[A-Z][A-Z0-9_]*$':
    'the name of an environment variable, in capitals, digits and underscores, like "SHOP_SECRET"',
  '^[A-Za-z][\\w-]{0,63}$':
    '1 to 64 letters, digits, hyphens or underscores, starting with a letter',
  '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$':
    '1 to 64 letters, digits, hyphens or underscores, starting with a letter or digit',
  '^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$':
    '1 to 128 letters, digits or any of _ . : -, starting with a letter or digit',
  '^(\\*|[A-Za-z0-9][A-Za-z0-9_.:-]{0,127})$':
    '"*", or 1 to 128 letters, digits or any of _ . : -, starting with a letter or digit',
  '^[A-Za-z0-9][A-Za-z0-9._-]{2,127}$':
    '3 to 128 letters, digits or any of . _ -, starting with a letter or digit',
}

/** Explains a pattern. Every pattern of the schema has an explanation; a test verifies that. */
export const toPatternWords = (pattern: string) =>
  patternWords[pattern.replace(/^\/(.*)\/[a-z]*$/, '$1')] ?? `as in ${pattern}`

/** Suggests a known setting of the same object: `; did you mean "allowedOrigins"?`. */
function hintAtSetting(pointer: string): string {
  const parts = pointer.split('/').slice(1)
  const name = parts.pop() ?? ''
  let schema: TSchema | null = ConfigFileSchema
  for (const part of parts) schema = schema && stepInto(schema, part)
  if (schema === null || !Type.IsObject(schema)) return ''
  return toHint(name, Object.keys(schema.properties))
}

function stepInto(schema: TSchema, part: string): TSchema | null {
  if (Type.IsObject(schema)) return schema.properties[part] ?? null
  if (Type.IsArray(schema)) return schema.items
  if (Type.IsUnion(schema)) return schema.anyOf.find(Type.IsObject) ?? null
  return null
}

const root = 'portico.config.ts'

/** Converts a JSON pointer to a key: `/projects/0/allowedOrigins/1` becomes `projects[0].allowedOrigins[1]`. */
function toKey(pointer: string): string {
  if (pointer === '') return root
  return pointer
    .slice(1)
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '')
}
