import { Value } from 'typebox/value'
import type { ConfigProblem } from './config-error.ts'
import { ConfigFileSchema } from './config-schema.ts'
import type { PorticoConfig } from './define-config.ts'

type SchemaError = ReturnType<typeof Value.Errors>[number]

/**
 * Holds what a configuration file exports against its schema.
 *
 * @returns the configuration, or what is wrong with it (the first few things, as many as the schema
 *   library counts)
 */
export function checkConfigFile(
  exported: unknown,
): { readonly config: PorticoConfig } | { readonly problems: readonly ConfigProblem[] } {
  if (Value.Check(ConfigFileSchema, exported)) return { config: exported }
  const errors = Value.Errors(ConfigFileSchema, exported)
  // A value that fits no member of a union is reported once, not once for each member.
  const unions = new Set(
    errors.filter((error) => error.keyword === 'anyOf').map((error) => error.instancePath),
  )
  const problems = errors
    .filter((error) => error.keyword === 'anyOf' || !isInside(unions, error.instancePath))
    .flatMap((error) => toProblems(error, exported))
  return { problems }
}

const isInside = (unions: ReadonlySet<string>, path: string) =>
  [...unions].some((union) => path === union || path.startsWith(`${union}/`))

function toProblems(error: SchemaError, exported: unknown): ConfigProblem[] {
  const key = toKey(error.instancePath)
  const found = `got ${JSON.stringify(Value.Pointer.Get(exported, error.instancePath))}`
  switch (error.keyword) {
    case 'required':
      return error.params.requiredProperties.map((name) => ({
        key: key === root ? name : `${key}.${name}`,
        message: 'is missing',
      }))
    case 'boolean':
      return [{ key, message: 'is not a setting; look for a slip in its name' }]
    case 'additionalProperties':
      return []
    case 'anyOf':
      return [
        {
          key,
          message: `must be a URL or { url, kinds: ['login', 'signup' and/or 'reset_password'] }, ${found}`,
        },
      ]
    case 'enum':
      return [{ key, message: `must be one of ${error.params.allowedValues.join(', ')}, ${found}` }]
    case 'pattern':
      return [{ key, message: `must match ${error.params.pattern}, ${found}` }]
    default:
      return [{ key, message: `${error.message}, ${found}` }]
  }
}

const root = 'portico.config'

/** `/projects/0/allowedOrigins/1` as people write it: `projects[0].allowedOrigins[1]`. */
function toKey(pointer: string): string {
  if (pointer === '') return root
  return pointer
    .slice(1)
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '')
}
