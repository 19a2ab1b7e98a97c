/**
 * Compiles a route's schemas at its first request, once per process: compiling all of them would take most of a start,
 * and services of one process share their schemas. A test verifies that every schema of the contract compiles.
 */
import { createRequire } from 'node:module'
import type { FastifySchemaValidationError, FastifyServerOptions } from 'fastify'
import { resolveThirdParty } from '../../foundation/resolve-third-party.ts'

/** Numbers are not converted to strings, so that rules get the values as sent. Unknown fields are ignored. */
export const ajvOptions = { coerceTypes: false, removeAdditional: false, useDefaults: false }

/** Validates a value; the function's `errors` hold the problems until its next call. */
interface Validate {
  (value: unknown): boolean
  errors?: FastifySchemaValidationError[] | null
}

type Serialize = (value: unknown) => string

/** The argument that Fastify passes to a compiler. */
interface RouteSchema {
  readonly schema: object
}

/** Fastify's own compilers, as far as this file uses them. */
interface Compilers {
  readonly compileValidator: (route: RouteSchema) => Validate
  readonly compileSerializer: (route: RouteSchema) => Serialize
}

const validators = new WeakMap<object, Validate>()
const serializers = new WeakMap<object, Serialize>()
let compilers: Compilers | undefined

const require = createRequire(import.meta.url)
const requireValidators = () => require(resolveThirdParty('@fastify/ajv-compiler'))
const requireSerializers = () => require(resolveThirdParty('@fastify/fast-json-stringify-compiler'))

/** Loads both compilers, which consist of some hundred files, when they are first needed. */
function loadCompilers(): Compilers {
  compilers ??= {
    compileValidator: requireValidators()()({}, { customOptions: ajvOptions }),
    compileSerializer: requireSerializers()()({}),
  }
  return compilers
}

type CompilersFactory = NonNullable<
  NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']
>

/**
 * Fastify's own compilers, for routes with schemas that a host adds. Fastify would load them during the start; here the
 * first such route loads them.
 */
export const lateCompilers: CompilersFactory = {
  buildValidator: (...parts: unknown[]) => {
    const compile = requireValidators()()(...parts)
    return (schema: unknown) => compile(toLowerCaseHeaders(schema))
  },
  buildSerializer: (...parts: unknown[]) => requireSerializers()()(...parts),
}

/** Converts header names of a schema to lower case, as they arrive. Fastify does so for its own compilers only. */
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

/**
 * Compiles a schema to a validator, once.
 *
 * @throws Error when the schema cannot be compiled
 */
export function compileValidator(schema: object): Validate {
  const validate = validators.get(schema) ?? loadCompilers().compileValidator({ schema })
  validators.set(schema, validate)
  return validate
}

/**
 * Compiles a schema to a serializer, once.
 *
 * @throws Error when the schema cannot be compiled
 */
export function compileSerializer(schema: object): Serialize {
  const serialize = serializers.get(schema) ?? loadCompilers().compileSerializer({ schema })
  serializers.set(schema, serialize)
  return serialize
}

/** A route's `validatorCompiler` that compiles at the first request. */
export function createLazyValidator({ schema }: RouteSchema): Validate {
  const lazy: Validate = (value) => {
    const validate = compileValidator(schema)
    const fits = validate(value)
    lazy.errors = validate.errors ?? null
    return fits
  }
  return lazy
}

/** A route's `serializerCompiler` that compiles at the first answer. */
export function createLazySerializer({ schema }: RouteSchema): Serialize {
  return (value) => compileSerializer(schema)(value)
}
