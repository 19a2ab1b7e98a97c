/**
 * The hosted end-session endpoint (OpenID Connect RP-Initiated Logout). A request that may return to its client app
 * loads the widget. Any other request loads a page that asks the user, and returns nowhere.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import { toRoot } from '../../foundation/addresses/site-root.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { html } from '../../foundation/text/html.ts'
import { tryParse } from '../../foundation/text/try-parse.ts'
import type { MailLanguage } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import { toAction, toDisc, toNameLine, toWatermark } from '../../kernel/pages/card-page.ts'
import { toDisplayName } from '../../kernel/pages/display-name.ts'
import { fillMarkup } from '../../kernel/pages/fill-markup.ts'
import { toLookSettings } from '../../kernel/pages/look-settings.ts'
import { pageWords } from '../../kernel/pages/page-words.ts'
import { readPageLanguage } from '../../kernel/pages/read-page-language.ts'
import { readQuery, toParams } from '../../kernel/pages/read-page-request.ts'
import { findSignInUrl } from '../../kernel/pages/site-urls.ts'
import { findEngineClient } from '../engine-access/find-engine-client.ts'
import { type AuthorizationParams, toQuery } from '../request/authorization-params.ts'
import type { HostedParts } from './authorize-page.ts'
import { findPageSession } from './find-page-session.ts'
import { logoutWords } from './logout-words.ts'
import { forgetAccount } from './remembered-accounts.ts'
import { sendOn, sendPage } from './send-page.ts'
import { toWidgetCard } from './widget-card.ts'

/** Answers `GET {issuer}/v1/oauth2/logout`. */
export async function answerLogout(
  parts: HostedParts,
  project: ProjectConfig,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sent = toParams(readQuery(request.url))
  const language = readPageLanguage(request)
  const proved = await findPageSession(parts.ports, project, request)
  // The next user of this browser must not see the address of the user who logs out.
  if (proved) forgetAccount(parts.ports, project, request, reply, proved.user)
  const clientId = await findClient(parts, project, request, sent, proved)
  if (clientId === null) {
    const apps = await listApps(parts, project, proved)
    return sendPage(reply, toConfirmPage(project, language, apps), project.brand.logoUrl)
  }
  if (sent.client_id === undefined) {
    const [path = ''] = request.url.split('?')
    return sendOn(reply, `${path}?${toQuery({ client_id: clientId, ...sent })}`)
  }
  const words = {
    title: project.name,
    project,
    language,
    settings: { 'public-token': project.publicToken, step: 'ask', ...toLookSettings(project) },
    body: toWidgetCard(project),
  }
  return sendPage(reply, words, project.brand.logoUrl)
}

/**
 * Finds the client app to which the page may return: the redirect URI must be the app's, and an `id_token_hint` must
 * have been issued to it. Null otherwise.
 */
async function findClient(
  { identityProvider }: HostedParts,
  project: ProjectConfig,
  request: FastifyRequest,
  sent: AuthorizationParams,
  proved: AuthenticatedSession | null,
): Promise<string | null> {
  const { id_token_hint: hint, post_logout_redirect_uri: address, state } = sent
  const clientId = sent.client_id ?? readAudience(hint)
  if (typeof clientId !== 'string' || typeof address !== 'string') return null
  try {
    const { startLogout } = await identityProvider.loadProtocol()
    await startLogout({
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

/** Returns false for a hint that is forged, changed, or issued to another client app. */
async function isOwnHint(
  { loadProtocol }: HostedParts['identityProvider'],
  project: ProjectConfig,
  clientId: string,
  hint: unknown,
): Promise<boolean> {
  const { engines } = await loadProtocol()
  const engine = await engines.get(project)
  const client = await findEngineClient(engine, clientId)
  if (!client || typeof hint !== 'string') return false
  return engine.provider.IdToken.validate(hint, client).then(
    () => true,
    () => false,
  )
}

/**
 * Returns the client app that a hint names. It is used only for the look-up, since the hint is verified afterwards with
 * the app found.
 */
function readAudience(hint: unknown): string | null {
  if (typeof hint !== 'string') return null
  const aud = tryParse(() => decodeJwt(hint).aud)
  return typeof aud === 'string' ? aud : null
}

/**
 * @param apps the apps that were used in the session. When the page is sent, it is unknown whether they will be
 *   notified
 */
function toConfirmPage(project: ProjectConfig, language: MailLanguage, apps: readonly string[]) {
  const { name, publicToken } = project
  const words = logoutWords[language]
  const signIn = findSignInUrl(project)
  const toLink = (label: string, url: string) => toAction({ label, url }, project)
  const { goToProject, logInAgain } = pageWords[language]
  const list = new Intl.ListFormat(language)
    .formatToParts(apps.map(toDisplayName))
    .map(({ type, value }) => (type === 'element' ? html`<bdi>${value}</bdi>` : html`${value}`))
  const open =
    list.length === 0 ? null : html`<p>${fillMarkup(words.appsText, { apps: html`${list}` })}</p>`
  const named = html`<bdi>${name}</bdi>`
  return {
    title: name,
    project,
    language,
    settings: { 'public-token': publicToken, step: 'log-out', ...toLookSettings(project) },
    body: [
      `<div class="hp-card">${toNameLine(project)}`,
      html`<section data-state="asked"><h1 tabindex="-1">${words.title}</h1><p>${fillMarkup(words.question, { project: named })}</p>`,
      // Disabled until the script has loaded, since a click would have no effect.
      html`<button type="button" data-do="leave" disabled>${words.yes}</button><button type="button" data-do="stay" disabled>${words.no}</button></section>`,
      html`<section data-state="stayed" hidden><p tabindex="-1">${words.stayed}</p>`,
      `${signIn ? toLink(goToProject, toRoot(signIn)) : ''}</section>`,
      `<section data-state="left" hidden>${toDisc('success')}`,
      html`<h1 tabindex="-1">${words.leftTitle}</h1><p>${fillMarkup(words.leftText, { project: named })}</p>${open}`,
      `${signIn ? toLink(logInAgain, signIn) : ''}</section>`,
      toWatermark(project, language),
      '</div>',
    ]
      .map((part) => (typeof part === 'string' ? part : part.markup))
      .join(''),
  }
}

/** Lists the names of the apps that got tokens in the session to be ended. */
async function listApps(
  { ports, clientApps }: HostedParts,
  project: ProjectConfig,
  proved: AuthenticatedSession | null,
): Promise<readonly string[]> {
  if (!proved) return []
  const { projectId } = project
  const { sessionId } = proved.session
  const ids = await ports.storage.artefacts.listClientsOfSession(projectId, sessionId)
  const apps = await Promise.all(ids.map((id) => clientApps.find(projectId, id)))
  return apps.flatMap((app) => (app && app.name !== '' ? [app.name] : []))
}
