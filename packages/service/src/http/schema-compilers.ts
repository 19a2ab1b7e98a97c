/**
 * Turns a route's schemas into code at its first request, and once for the process: compiling all of them
 * would be most of a start, and services of one process have their schemas in common. That every schema of
 * the contract can be compiled is shown by a test, not by somebody's request.
 */
import { createRequire } from 'node:module'
import type { FastifySchemaValidationError, FastifyServerOptions } from 'fastify'

/** A number is not a string: what a rule gets is what was sent. Unknown fields stay unread. */
export const ajvOptions = { coerceTypes: false, removeAdditional: false, useDefaults: false }

/** Says whether a value fits; what is wrong stands at the function until its next call. */
interface Validate {
  (value: unknown): boolean
  errors?: FastifySchemaValidationError[] | null
}

type Serialize = (value: unknown) => string

/** What Fastify hands to a compiler. */
interface RouteSchema {
  readonly schema: object
}

/** Fastify's own two compilers, as far as they are used here. */
interface Compilers {
  readonly compileValidator: (route: RouteSchema) => Validate
  readonly compileSerializer: (route: RouteSchema) => Serialize
}

const validators = new WeakMap<object, Validate>()
const serializers = new WeakMap<object, Serialize>()
let compilers: Compilers | undefined

const require = createRequire(import.meta.url)

/** The two load some hundred files, which a start need not wait for. */
function loadCompilers(): Compilers {
  compilers ??= {
    compileValidator: require('@fastify/ajv-compiler')()({}, { customOptions: ajvOptions }),
    compileSerializer: require('@fastify/fast-json-stringify-compiler')()({}),
  }
  return compilers
}

type CompilersFactory = NonNullable<
  NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']
>

/**
 * Fastify's own compilers, for routes that a host adds with schemas of its own. Fastify would load them as it is
 * built; so it does when the first such route comes.
 */
export const lateCompilers: CompilersFactory = {
  buildValidator: (...parts: unknown[]) => {
    const compile = require('@fastify/ajv-compiler')()(...parts)
    return (schema: unknown) => compile(toLowerCaseHeaders(schema))
  },
  buildSerializer: (...parts: unknown[]) =>
    require('@fastify/fast-json-stringify-compiler')()(...parts),
}

/**
 * Headers arrive in lower case, however a schema spells them. Fastify sees to it for its own compilers, and leaves it to
 * those that it is given.
 */
function toLowerCaseHeaders(route: unknown): unknown {
  if (!isRecord(route) || route.httpPart !== 'headers' || !isRecord(route.schema)) return route
  const { properties, required } = route.schema
  const toLower = (name: unknown) => String(name).toLowerCase()
  return {
    ...route,
    schema: {
      ...route.schema,
      ...(isRecord(properties) && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, value]) => [toLower(name), value]),
        ),
      }),
      ...(Array.isArray(required) && { required: required.map(toLower) }),
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** @throws Error when the schema cannot be compiled */
export function compileValidator(schema: object): Validate {
  const validate = validators.get(schema) ?? loadCompilers().compileValidator({ schema })
  validators.set(schema, validate)
  return validate
}

/** @throws Error when the schema cannot be compiled */
export function compileSerializer(schema: object): Serialize {
  const serialize = serializers.get(schema) ?? loadCompilers().compileSerializer({ schema })
  serializers.set(schema, serialize)
  return serialize
}

/** For a route's `validatorCompiler`: nothing is compiled before its first request. */
export function createLazyValidator({ schema }: RouteSchema): Validate {
  const lazy: Validate = (value) => {
    const validate = compileValidator(schema)
    const fits = validate(value)
    lazy.errors = validate.errors ?? null
    return fits
  }
  return lazy
}

/** For a route's `serializerCompiler`: nothing is compiled before its first answer. */
export function createLazySerializer({ schema }: RouteSchema): Serialize {
  return (value) => compileSerializer(schema)(value)
}
