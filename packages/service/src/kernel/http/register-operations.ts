/**
 * Connects the contract's operations with their handlers as routes: the path, the checks before the handler, and the
 * envelope around its answer. It names no operation.
 */
import type { IncomingMessage } from 'node:http'
import type { CommonReply, ReplyOf, RequestOf } from '@portico/contract'
import type { ApiOperation, ApiTable } from '@portico/contract/schemas'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify'
import { type TSchema, Type } from 'typebox'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { AbuseDefence } from '../abuse-defence/abuse-defence.ts'
import type { ProjectConfig } from '../config/config.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import type { HashPool } from '../passwords/hash-pool.ts'
import { answerWithCookies } from './answer-with-cookies.ts'
import { type Credentials, verifyCredentials } from './authorization.ts'
import type { BrowserCookie } from './browser-cookie.ts'
import type { DeviceCookie } from './device-cookie.ts'
import { guardOperation, isGuarded } from './guard-operation.ts'
import { registerJsonBody } from './json-body.ts'
import type { Projects } from './projects.ts'
import type { RateLimits } from './rate-limits.ts'
import { createLazySerializer, createLazyValidator } from './schema-compilers.ts'
import type { SessionCookies } from './session-cookies.ts'
import { readSimpleTelemetry, refuseText, verifySimpleCredentials } from './simple-request.ts'
import { type Source, toSource } from './source-address.ts'

/** A call as a handler gets it: validated, but its session is not verified yet. */
export interface Call<Body = unknown> {
  readonly project: ProjectConfig
  /** Null when the caller has no session. */
  readonly sessionToken: string | null
  readonly source: Source
  /** The origin of the calling page; null for a server. */
  readonly origin: string | null
  readonly body: Body
  /** The path parameters, by the names of the operation's `:parts`. */
  readonly params: Readonly<Record<string, string>>
  /** The query parameters, validated by the operation's schema. */
  readonly query: Readonly<Record<string, unknown>>
  /** The raw request, for an engine that answers over HTTP. */
  readonly http: IncomingMessage
  /** Missing for calls that do not come from a browser. */
  readonly browserCookie?: BrowserCookie
}

/** The project and source of a call, which rules need. */
export type CallContext = Pick<Call, 'project' | 'source'>

/** Handles one operation; the caller adds the envelope's own fields. */
export type Handler<Body, Reply> = (call: Call<Body>) => Promise<Omit<Reply, keyof CommonReply>>

/** A handler for every operation of a table. */
export type Handlers<Table> = {
  readonly [K in keyof Table]: Handler<RequestOf<Table[K]>, ReplyOf<Table[K]>>
}

/** The parts of the service that routes use. */
export interface RouteContext {
  readonly projects: Projects
  readonly rateLimits: RateLimits
  readonly abuseDefence: AbuseDefence
  readonly sessionCookies: SessionCookies
  /** Prepared before an operation that returns a session JWT writes anything. */
  readonly signingKeys: Pick<SigningKeys, 'prepare'>
  /** Checked before an operation that hashes a password reads its body, and again before its handler. */
  readonly hashPool: Pick<HashPool, 'verifyRoom' | 'admit'>
  toBrowserCookie(request: FastifyRequest, reply: FastifyReply): BrowserCookie
  toDeviceCookie(request: FastifyRequest, reply: FastifyReply): DeviceCookie
}

/** Finds the project of a call. By default the Authorization header names it. */
export type ReadCredentials = (request: FastifyRequest, projects: Projects) => Credentials

/** Determines the base path of a table, and the envelope of its answers. */
export type ApiSide = ApiTable['side']

/** Options of a table of operations. */
export interface TableOptions<Table> {
  readonly readCredentials?: ReadCredentials
  /** @default 'browser' */
  readonly api?: ApiSide
  readonly endsSession?: readonly (keyof Table)[]
  readonly hashesPassword?: readonly PropertyKey[]
}

/** Registers a table's operations with their handlers. */
export type RegisterTable = <Table extends Readonly<Record<string, ApiOperation>>>(
  operations: Table,
  handlers: Handlers<NoInfer<Table>>,
  options?: TableOptions<Table>,
) => void

/**
 * Registers all operations of a table: for browsers under `/sdk/v1` with the answer in `data`, for the host's back end
 * under `/v1` with the bare answer.
 *
 * @param side.operations the contract's table
 * @param side.handlers the handlers, under the operations' names
 * @param side.endsSession operations after which the caller has no session
 * @param side.hashesPassword operations that are refused while too many passwords wait to be hashed
 */
export function registerOperations<Table extends Readonly<Record<string, ApiOperation>>>(
  app: FastifyInstance,
  context: RouteContext,
  side: TableOptions<Table> & {
    readonly operations: Table
    readonly handlers: Handlers<NoInfer<Table>>
  },
): void {
  for (const [name, operation] of Object.entries(side.operations)) {
    // The table's types connect handler and operation by name; at run time the schema has validated the body.
    const answer = Reflect.get(side.handlers, name) as Handler<unknown, CommonReply> | undefined
    if (!answer) throw new Error(`Operation ${name} has no handler.`)
    // A simple request sends its JSON as `text/plain`, which other operations refuse.
    const register = (scope: FastifyInstance) =>
      registerOperation(scope, context, {
        operation,
        handler: answer,
        readCredentials: side.readCredentials ?? verifyCredentials,
        api: side.api ?? 'browser',
        // Cookies are accepted only from callers that send a public token.
        mayUseCookies: side.readCredentials === undefined && side.api !== 'back-end',
        endsSession: side.endsSession?.includes(name) ?? false,
        hashesPassword: side.hashesPassword?.includes(name) ?? false,
      })
    if (!operation.isSimple) register(app)
    else {
      app.register(async (scope) => {
        registerJsonBody(scope, ['application/json', 'text/plain'])
        register(scope)
      })
    }
  }
}

function registerOperation(
  app: FastifyInstance,
  context: RouteContext,
  side: {
    operation: ApiOperation
    handler: Handler<unknown, CommonReply>
    readCredentials: ReadCredentials
    api: ApiSide
    mayUseCookies: boolean
    endsSession: boolean
    hashesPassword: boolean
  },
): void {
  const { operation, api } = side
  const { hashPool } = context
  const cookies = context.sessionCookies
  const isSigned = Type.IsObject(operation.reply) && 'session_jwt' in operation.reply.properties
  const usesCookies = ({ sessionCookies }: ProjectConfig) =>
    side.mayUseCookies && sessionCookies.httpOnly
  const credentialsOf = new WeakMap<FastifyRequest, Credentials & { source: Source }>()
  const getCaller = (request: FastifyRequest) => {
    const caller = credentialsOf.get(request)
    if (!caller) throw new Error('The credentials were not read.')
    return caller
  }
  app.route({
    method: operation.method,
    url: `${api === 'browser' ? '/sdk/v1' : '/v1'}${operation.path}`,
    exposeHeadRoute: false,
    schema: {
      ...(operation.body && { body: operation.body }),
      ...(operation.query && { querystring: operation.query }),
      response: { 200: toAnswerSchema(operation.reply, api) },
    },
    validatorCompiler: createLazyValidator,
    serializerCompiler: createLazySerializer,
    schemaErrorFormatter: (errors) => toValidationError(errors, operation),
    // Before the body is read, so that a caller without permission cannot send 64 KB.
    onRequest: async (request, reply) => {
      const isSimple = operation.isSimple && request.headers.authorization === undefined
      const read = isSimple ? verifySimpleCredentials : side.readCredentials
      const credentials = read(request, context.projects)
      if (!isSimple) refuseText(request)
      if (usesCookies(credentials.project)) cookies.verifyPage(request, credentials.project)
      const source = {
        ...toSource(request),
        ...(isSimple && readSimpleTelemetry(request)),
        ...(api === 'browser' && { device: context.toDeviceCookie(request, reply) }),
      }
      // A back end calls for all its users, so it has a limit by project instead.
      if (api === 'browser') context.rateLimits.takeRequest(credentials.project, source)
      if (side.hashesPassword) await hashPool.verifyRoom()
      credentialsOf.set(request, { ...credentials, source })
      if (isSimple || credentials.sessionToken !== null || !usesCookies(credentials.project)) return
      const sessionToken = await cookies.readToken(request, credentials.project)
      credentialsOf.set(request, { ...credentials, sessionToken, source })
    },
    // When all fields are optional, a call may have no body.
    preValidation: (request, _reply, done) => {
      if (operation.body && request.body === undefined) request.body = {}
      // Back ends in languages without `undefined` send null for omitted fields.
      if (api === 'back-end') request.body = withoutNulls(request.body)
      done()
    },
    // Before any row is looked up and any message is sent.
    ...(api === 'browser' &&
      isGuarded(operation) && {
        preHandler: (request, reply) =>
          guardOperation(
            context.abuseDefence,
            operation,
            { ...getCaller(request), body: request.body },
            reply,
          ),
      }),
    handler: (request, reply) =>
      side.hashesPassword ? hashPool.admit(() => handle(request, reply)) : handle(request, reply),
  })

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const caller = getCaller(request)
    const { project } = caller
    // If no key can sign the answer, the call fails before it starts a session, uses up a code or writes an audit
    // entry.
    if (isSigned) await context.signingKeys.prepare(project.projectId)
    const run = () =>
      side.handler({
        ...caller,
        http: request.raw,
        origin: request.headers.origin ?? null,
        body: operation.body ? pickKnown(operation.body, request.body) : undefined,
        // the router's parameters are texts by name
        params: request.params as Record<string, string>,
        // an object by name, which the schema has validated
        query: operation.query ? (request.query as Record<string, unknown>) : {},
        ...(api === 'browser' && { browserCookie: context.toBrowserCookie(request, reply) }),
      })
    const answered = usesCookies(project)
      ? await answerWithCookies(cookies, { request, reply, project }, side, run)
      : await run()
    const answer = { ...answered, request_id: request.id, status_code: 200 }
    return api === 'browser' ? { data: answer } : answer
  }
}

/** Drops fields that the schema does not name: they are not validated, and shared rules might read them. */
function pickKnown(schema: TSchema, body: unknown): unknown {
  if (!Type.IsObject(schema) || typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => Object.hasOwn(schema.properties, name)),
  )
}

const envelopes = new WeakMap<TSchema, TSchema>()

/** The schema of an operation's answer; the same object for the same reply, so that it is compiled once. */
export function toAnswerSchema(reply: TSchema, api: ApiSide): TSchema {
  if (api === 'back-end') return reply
  const envelope = envelopes.get(reply) ?? Type.Object({ data: reply })
  envelopes.set(reply, envelope)
  return envelope
}

/** Removes null fields from a body; nested nulls stay, as they are the caller's data. */
function withoutNulls(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
}

/** Uses the operation's own error for an invalid field, if it names one. */
function toValidationError(
  errors: readonly FastifySchemaValidationError[],
  { fieldErrors }: ApiOperation,
): AuthError {
  const first = errors[0]
  const missing = first?.keyword === 'required' ? first.params.missingProperty : undefined
  if (typeof missing === 'string') {
    return new AuthError('bad_request', { details: { field: missing, reason: 'is required' } })
  }
  const field = first?.instancePath.split('/')[1] ?? ''
  const reason = first?.message ?? 'is malformed'
  return new AuthError(fieldErrors.get(field) ?? 'bad_request', {
    details: field === '' ? { reason: `The body ${reason}.` } : { field, reason },
  })
}
