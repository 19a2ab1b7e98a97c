import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { errors } from 'oidc-provider'
import type { Source } from '../../http/source-address.ts'
import type { Engine } from '../engine/create-engine.ts'
import { runForSource } from '../engine/fetch-source.ts'
import { type Run, startRun } from '../engine/runs.ts'
import { internalAuthorizationPath } from '../engine/to-engine-config.ts'
import { type AuthorizationParams, toQuery } from './authorization-params.ts'
import { Unsettled } from './unsettled.ts'

/** How an authorization request ended in the engine. */
export type AuthorizationAnswer =
  /** The browser goes back to the client app, with a code or with an error. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** The same by a form that sends itself (OAuth 2.0 Form Post Response Mode). */
  | { readonly kind: 'form_post'; readonly html: string; readonly contentSecurityPolicy: string }
  /** The client app or its address is not to be trusted with an answer. */
  | { readonly kind: 'refused'; readonly error: string; readonly description: string }

/** What is decided of a request here, and who sent it. */
export interface AuthorizationRule
  extends Pick<Run, 'session' | 'isPkceKnown' | 'judge' | 'refuseNobody'> {
  readonly source: Pick<Source, 'bucket'>
}

/**
 * Takes an authorization request through the engine, in this process: its checks, our rule, its answer.
 *
 * @throws Unsettled, and whatever else the rule threw that is no error of the protocol
 */
export async function runAuthorization(
  engine: Engine,
  params: AuthorizationParams,
  { source, ...rule }: AuthorizationRule,
): Promise<AuthorizationAnswer> {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'GET', url: `${internalAuthorizationPath}?${toQuery(params)}` })
  const run: Run = { ...rule, refusal: null, answer: null }
  startRun(request, run)
  await runForSource(source, () => engine.answer(request, new ServerResponse(request)))
  if (run.refusal) return toRefused(run.refusal)
  const { answer } = run
  if (!answer) throw new Error('The engine gave no answer.')
  if (answer.location !== '') return { kind: 'redirect', url: answer.location }
  return {
    kind: 'form_post',
    html: String(answer.body),
    contentSecurityPolicy: answer.contentSecurityPolicy,
  }
}

function toRefused(refusal: Error): AuthorizationAnswer {
  if (refusal instanceof Unsettled) throw refusal
  if (!(refusal instanceof errors.OIDCProviderError) || !refusal.expose) throw refusal
  return {
    kind: 'refused',
    error: refusal.error,
    description: refusal.error_description ?? '',
  }
}
