/**
 * The hosted end-session endpoint (OpenID Connect RP-Initiated Logout). A request that may lead back to its client
 * app goes to the widget; every other one comes to a page that asks the person, and leads nowhere.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import type { ProjectConfig } from '../../config/config.ts'
import { AuthError } from '../../http/auth-error.ts'
import { escapeHtml } from '../../http/escape-html.ts'
import { toSource } from '../../http/source-address.ts'
import { toAction, toDisc, toNameLine } from '../../pages/card-page.ts'
import { toLookSettings } from '../../pages/look-settings.ts'
import { findSignInUrl, toRoot } from '../../pages/site-urls.ts'
import { type AuthorizationParams, toQuery } from '../authorize/authorization-params.ts'
import { findEngineClient } from '../engine/find-engine-client.ts'
import type { HostedParts } from './authorize-page.ts'
import { findPageSession } from './find-page-session.ts'
import { readQuery, toParams } from './read-page-request.ts'
import { sendOn, sendPage } from './send-page.ts'

/** Answers `GET {issuer}/v1/oauth2/logout`. */
export async function answerLogout(
  parts: HostedParts,
  project: ProjectConfig,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sent = toParams(readQuery(request.url))
  const clientId = await findClient(parts, project, request, sent)
  if (clientId === null) return sendPage(reply, toConfirmPage(project), null)
  if (sent.client_id === undefined) {
    const [path = ''] = request.url.split('?')
    return sendOn(reply, `${path}?${toQuery({ client_id: clientId, ...sent })}`)
  }
  const words = {
    title: project.name,
    settings: { 'public-token': project.publicToken, step: 'ask', ...toLookSettings(project) },
    body: '<div id="portico"></div>',
  }
  return sendPage(reply, words, null)
}

/**
 * Whose request it is, where the page may lead back to them: the address is theirs, and a hint, if there is one,
 * was issued to them. Null for anything else.
 */
async function findClient(
  { ports, identityProvider }: HostedParts,
  project: ProjectConfig,
  request: FastifyRequest,
  sent: AuthorizationParams,
): Promise<string | null> {
  const { id_token_hint: hint, post_logout_redirect_uri: address, state } = sent
  const clientId = sent.client_id ?? readAudience(hint)
  if (typeof clientId !== 'string' || typeof address !== 'string') return null
  const proved = await findPageSession(ports, project, request)
  try {
    await identityProvider.startLogout({
      project,
      proved,
      source: toSource(request),
      clientId,
      postLogoutRedirectUri: address,
      ...(typeof state === 'string' && { state }),
    })
  } catch (error) {
    if (error instanceof AuthError && error.status < 500) return null
    throw error
  }
  return hint === undefined || (await isOwnHint(identityProvider, project, clientId, hint))
    ? clientId
    : null
}

/** False for what is made up, changed, or another client app's. */
async function isOwnHint(
  { engines }: HostedParts['identityProvider'],
  project: ProjectConfig,
  clientId: string,
  hint: unknown,
): Promise<boolean> {
  const engine = await engines.get(project)
  const client = await findEngineClient(engine, clientId)
  if (!client || typeof hint !== 'string') return false
  return engine.provider.IdToken.validate(hint, client).then(
    () => true,
    () => false,
  )
}

/** Who a hint names, believed only for looking them up: the hint itself is verified with what is found. */
function readAudience(hint: unknown): string | null {
  if (typeof hint !== 'string') return null
  try {
    const { aud } = decodeJwt(hint)
    return typeof aud === 'string' ? aud : null
  } catch {
    return null
  }
}

function toConfirmPage(project: ProjectConfig) {
  const { name, publicToken } = project
  const account = escapeHtml(name)
  const signIn = findSignInUrl(project)
  const toLink = (label: string, url: string) => toAction({ label, url }, project)
  return {
    title: name,
    settings: { 'public-token': publicToken, step: 'log-out', ...toLookSettings(project) },
    body: [
      `<div class="hp-card">${toNameLine(project)}`,
      '<section data-state="asked"><h1 tabindex="-1">Log out?</h1>',
      `<p>Are you sure you want to log out of your ${account} account?</p>`,
      // Until the script can hear them: a press would be lost without a word.
      '<button type="button" data-do="leave" disabled>Yes</button>',
      '<button type="button" data-do="stay" disabled>No</button></section>',
      '<section data-state="stayed" hidden><p tabindex="-1">You have not been logged out. You may close this page.</p>',
      `${signIn ? toLink('Go to {project}', toRoot(signIn)) : ''}</section>`,
      `<section data-state="left" hidden>${toDisc('success')}<h1 tabindex="-1">You are logged out</h1>`,
      `<p>You are logged out of ${account} in this browser.</p>`,
      `${signIn ? toLink('Log in again', signIn) : ''}</section>`,
      '</div>',
    ].join(''),
  }
}
