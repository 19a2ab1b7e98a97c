import { type IncomingMessage, ServerResponse } from 'node:http'
import { errors } from 'oidc-provider'
import type { Source } from '../../kernel/http/source-address.ts'
import type { Engine } from '../engine/create-engine.ts'
import { internalAuthorizationPath } from '../engine/to-engine-config.ts'
import { runEngineCall } from '../engine-access/engine-call.ts'
import type {
  AuthorizationHooks,
  InternalAuthorization,
} from '../engine-access/internal-authorization.ts'
import { toQuery } from '../request/authorization-params.ts'
import { resolveRequestObject } from '../request/resolve-request-object.ts'

/** How the engine ended an authorization request. */
export type AuthorizationAnswer =
  /** The browser returns to the client app, with a code or an error. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** The browser returns with a form that submits itself (OAuth 2.0 Form Post Response Mode). */
  | { readonly kind: 'form_post'; readonly html: string; readonly contentSecurityPolicy: string }
  /** The client app or its redirect URI is invalid, so the browser does not return there. */
  | { readonly kind: 'refused'; readonly error: string; readonly description: string }

/** The outcome of a request: an answer, or the step that must come first. */
export type AuthorizationOutcome = Pick<InternalAuthorization, 'evaluation' | 'isConsentRequired'> &
  (
    | {
        readonly answer: AuthorizationAnswer
        /** The code in the answer; null for an error. */
        readonly code: string | null
        readonly interaction: null
      }
    | {
        readonly answer: null
        readonly code: null
        readonly interaction: NonNullable<InternalAuthorization['interaction']>
      }
  )

/**
 * Runs an authorization request through the engine, within this process: the engine's checks, the service's checks, and
 * the answer.
 *
 * @param request.http the HTTP request that contained it, which the engine sees at its own URL
 * @throws every error that is not part of the protocol
 */
export async function runAuthorization(
  engine: Engine,
  request: { readonly http: IncomingMessage; readonly source: Pick<Source, 'bucket'> },
  hooks: AuthorizationHooks,
): Promise<AuthorizationOutcome> {
  const authorization: InternalAuthorization = {
    ...hooks,
    evaluation: null,
    isConsentRequired: false,
    interaction: null,
    refusal: null,
    answer: null,
  }
  await runEngineCall({ source: request.source, authorization }, () =>
    answer(engine, request.http, authorization),
  )
  const { evaluation, isConsentRequired, interaction } = authorization
  const common = { evaluation, isConsentRequired }
  if (interaction) return { ...common, interaction, answer: null, code: null }
  const code = authorization.answer?.code ?? null
  return { ...common, interaction, answer: toAnswer(authorization), code }
}

async function answer(
  engine: Engine,
  http: IncomingMessage,
  authorization: InternalAuthorization,
): Promise<void> {
  try {
    const params = await resolveRequestObject(engine, authorization.params)
    const view = toEngineRequest(http, `${internalAuthorizationPath}?${toQuery(params)}`)
    await engine.answer(view, new ServerResponse(view))
  } catch (error) {
    if (!(error instanceof errors.InvalidRequestObject)) throw error
    // An invalid object's redirect URI cannot be trusted, so the browser does not return there.
    authorization.refusal = error
  }
}

/**
 * Presents the caller's HTTP request as a request to the engine's authorization endpoint: a GET with a query, since the
 * body was already read.
 */
function toEngineRequest(http: IncomingMessage, url: string): IncomingMessage {
  const { 'content-type': _type, 'content-length': _length, ...headers } = http.headers
  return Object.create(http, {
    method: { value: 'GET' },
    url: { value: url, writable: true },
    headers: { value: headers },
  })
}

function toAnswer({ refusal, answer }: InternalAuthorization): AuthorizationAnswer {
  if (refusal instanceof errors.OIDCProviderError && refusal.expose) {
    const { error, error_description: description = '' } = refusal
    return { kind: 'refused', error, description }
  }
  if (refusal) throw refusal
  if (!answer) throw new Error('The engine gave no answer.')
  if (answer.location !== '') return { kind: 'redirect', url: answer.location }
  return {
    kind: 'form_post',
    html: String(answer.body),
    contentSecurityPolicy: answer.contentSecurityPolicy,
  }
}
