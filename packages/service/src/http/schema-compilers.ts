/**
 * Turns a route's schemas into code at its first request, and once for the process: compiling all of them
 * would be most of a start, and services of one process have their schemas in common. That every schema of
 * the contract can be compiled is shown by a test, not by somebody's request.
 */
import { createRequire } from 'node:module'
import type { FastifySchemaValidationError } from 'fastify'

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

/** The two load some hundred files, which a start need not wait for. */
function loadCompilers(): Compilers {
  const load = createRequire(import.meta.url)
  compilers ??= {
    compileValidator: load('@fastify/ajv-compiler')()({}, { customOptions: ajvOptions }),
    compileSerializer: load('@fastify/fast-json-stringify-compiler')()({}),
  }
  return compilers
}

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
