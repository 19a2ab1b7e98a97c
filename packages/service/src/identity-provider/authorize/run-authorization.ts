import { type IncomingMessage, ServerResponse } from 'node:http'
import { errors } from 'oidc-provider'
import type { Source } from '../../kernel/http/source-address.ts'
import type { Engine } from '../engine/create-engine.ts'
import { runEngineCall } from '../engine/engine-call.ts'
import type { AuthorizationHooks, InternalAuthorization } from '../engine/internal-authorization.ts'
import { internalAuthorizationPath } from '../engine/to-engine-config.ts'
import { toQuery } from './authorization-params.ts'
import { resolveRequestObject } from './resolve-request-object.ts'

/** How an authorization request ended in the engine. */
export type AuthorizationAnswer =
  /** The browser goes back to the client app, with a code or with an error. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** The same by a form that sends itself (OAuth 2.0 Form Post Response Mode). */
  | { readonly kind: 'form_post'; readonly html: string; readonly contentSecurityPolicy: string }
  /** The client app or its address is not to be trusted with an answer. */
  | { readonly kind: 'refused'; readonly error: string; readonly description: string }

/** What came of a request: an answer, or what has to happen first. */
export type AuthorizationOutcome = Pick<InternalAuthorization, 'evaluation' | 'isConsentRequired'> &
  (
    | {
        readonly answer: AuthorizationAnswer
        /** The code in it; null for an error. */
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
 * Takes an authorization request through the engine, in this process: its checks and ours, its answer.
 *
 * @param request.http the request that brought it; the engine is shown it at its own address
 * @throws whatever went wrong that is no error of the protocol
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
    // Whose address an object names that cannot be believed is not known: nobody is sent there.
    authorization.refusal = error
  }
}

/** The caller's own request, seen from the engine's authorization endpoint: its body was read, and is no query. */
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
