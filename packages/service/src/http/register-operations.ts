/**
 * Joins the contract's operations with our handlers, and makes routes of them: the path, the checks before a handler runs, the envelope after it. It knows no operation by name.
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
import type { AbuseDefence } from '../abuse-defence/abuse-defence.ts'
import type { ProjectConfig } from '../config/config.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import type { HashPool } from '../passwords/hash-pool.ts'
import { answerWithCookies } from './answer-with-cookies.ts'
import { type Credentials, verifyCredentials } from './authorization.ts'
import type { BrowserCookie } from './browser-cookie.ts'
import { guardOperation, isGuarded } from './guard-operation.ts'
import { registerJsonBody } from './json-body.ts'
import type { Projects } from './projects.ts'
import type { RateLimits } from './rate-limits.ts'
import { createLazySerializer, createLazyValidator } from './schema-compilers.ts'
import type { SessionCookies } from './session-cookies.ts'
import { readSimpleTelemetry, refuseText, verifySimpleCredentials } from './simple-request.ts'
import { type Source, toSource } from './source-address.ts'

/** One call as a handler sees it: checked, but its session not proved yet. */
export interface Call<Body = unknown> {
  readonly project: ProjectConfig
  /** Null when the caller has no session. */
  readonly sessionToken: string | null
  readonly source: Source
  /** Of the page that calls; null for a server. */
  readonly origin: string | null
  readonly body: Body
  /** What stands in the path, by the names of the operation's `:parts`. */
  readonly params: Readonly<Record<string, string>>
  /** What stands after the `?`, by the operation's schema. */
  readonly query: Readonly<Record<string, unknown>>
  /** The request itself, for an engine that answers HTTP. */
  readonly http: IncomingMessage
  /** Left out where no browser calls. */
  readonly browserCookie?: BrowserCookie
}

/** Whose call it is, and from where: what rules need of it. */
export type CallContext = Pick<Call, 'project' | 'source'>

/** Answers one operation; the envelope's own fields are added for it. */
export type Handler<Body, Reply> = (call: Call<Body>) => Promise<Omit<Reply, keyof CommonReply>>

/** A handler for every operation of a table. */
export type Handlers<Table> = {
  readonly [K in keyof Table]: Handler<RequestOf<Table[K]>, ReplyOf<Table[K]>>
}

/** What routes need of the service around them. */
export interface RouteContext {
  readonly projects: Projects
  readonly rateLimits: RateLimits
  readonly abuseDefence: AbuseDefence
  readonly sessionCookies: SessionCookies
  /** Asked before an operation that answers with a session JWT writes anything. */
  readonly signingKeys: Pick<SigningKeys, 'prepare'>
  /** Asked before an operation that hashes a password reads its body, and again before it begins. */
  readonly hashPool: Pick<HashPool, 'verifyRoom' | 'admit'>
  toBrowserCookie(request: FastifyRequest, reply: FastifyReply): BrowserCookie
}

/** How a call says whose project it is. Default: by its Authorization header. */
export type ReadCredentials = (request: FastifyRequest, projects: Projects) => Credentials

/** Under which path a table stands, and how its answers are wrapped. */
export type ApiSide = ApiTable['side']

/** What is said of a table beside its operations. */
export interface TableOptions<Table> {
  readonly readCredentials?: ReadCredentials
  /** @default 'browser' */
  readonly api?: ApiSide
  readonly endsSession?: readonly (keyof Table)[]
  readonly hashesPassword?: readonly PropertyKey[]
}

/** Joins a table to its handlers, and makes routes of them. */
export type RegisterTable = <Table extends Readonly<Record<string, ApiOperation>>>(
  operations: Table,
  handlers: Handlers<NoInfer<Table>>,
  options?: TableOptions<Table>,
) => void

/**
 * Registers every operation of a table: under `/sdk/v1` with the answer in `data` for browsers, under `/v1`
 * and unwrapped for the host's back end.
 *
 * @param side.operations the contract's table
 * @param side.handlers our handlers, under the same names
 * @param side.endsSession operations after which the caller has no session
 * @param side.hashesPassword operations that are turned away while too many passwords wait to be hashed
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
    // The table's types join the two by name; at run time the schema has checked the body.
    const answer = Reflect.get(side.handlers, name) as Handler<unknown, CommonReply> | undefined
    if (!answer) throw new Error(`Operation ${name} has no handler.`)
    // A simple request carries its JSON as text, which no other operation takes.
    const register = (scope: FastifyInstance) =>
      registerOperation(scope, context, {
        operation,
        handler: answer,
        readCredentials: side.readCredentials ?? verifyCredentials,
        api: side.api ?? 'browser',
        // Only a caller who shows a public token may be known by a cookie.
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
    // Before the body is read: who may not call does not get to send 64 KB.
    onRequest: async (request) => {
      const isSimple = operation.isSimple && request.headers.authorization === undefined
      const read = isSimple ? verifySimpleCredentials : side.readCredentials
      const credentials = read(request, context.projects)
      if (!isSimple) refuseText(request)
      const source = { ...toSource(request), ...(isSimple && readSimpleTelemetry(request)) }
      // One back end calls for all its people; its own limit stands with its credentials.
      if (api === 'browser') context.rateLimits.takeRequest(credentials.project, source)
      if (side.hashesPassword) await hashPool.verifyRoom()
      credentialsOf.set(request, { ...credentials, source })
      if (isSimple || credentials.sessionToken !== null || !usesCookies(credentials.project)) return
      const sessionToken = await cookies.readToken(request, credentials.project)
      credentialsOf.set(request, { ...credentials, sessionToken, source })
    },
    // A call whose fields are all optional may come without a body.
    preValidation: (request, _reply, done) => {
      if (operation.body && request.body === undefined) request.body = {}
      // Back ends of languages that know no `undefined` send null for what they leave out.
      if (api === 'back-end') request.body = withoutNulls(request.body)
      done()
    },
    // Before anything is looked up or sent.
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
    // What cannot be answered does not happen: no session is begun, no code used up, nothing is on record.
    if (isSigned) await context.signingKeys.prepare(project.projectId)
    const run = () =>
      side.handler({
        ...caller,
        http: request.raw,
        origin: request.headers.origin ?? null,
        body: operation.body ? pickKnown(operation.body, request.body) : undefined,
        // Texts by name, as the router reads them from the pattern.
        params: request.params as Record<string, string>,
        // An object by name; its schema has been checked.
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

/** What a schema does not name it has not checked, and rules that operations share might read it. */
function pickKnown(schema: TSchema, body: unknown): unknown {
  if (!Type.IsObject(schema) || typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => Object.hasOwn(schema.properties, name)),
  )
}

const envelopes = new WeakMap<TSchema, TSchema>()

/** What an operation answers on the wire; one object for one schema, so that it is compiled once. */
export function toAnswerSchema(reply: TSchema, api: ApiSide): TSchema {
  if (api === 'back-end') return reply
  const envelope = envelopes.get(reply) ?? Type.Object({ data: reply })
  envelopes.set(reply, envelope)
  return envelope
}

/** A body without the fields that are null; what stands deeper is the caller's own. */
function withoutNulls(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
}

/** A field of the wrong kind has an error of its own where the operation names one. */
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
