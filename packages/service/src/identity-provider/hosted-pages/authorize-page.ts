/**
 * The hosted authorization endpoint. It answers at once if the user is not needed; otherwise it sends a page on which
 * they sign in and decide. It stores nothing, since the page's URL contains the request.
 */

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ClientApps } from '../../kernel/client-apps/client-app.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import { toLookSettings } from '../../kernel/pages/look-settings.ts'
import { chooseUiLanguage, readPageLanguage } from '../../kernel/pages/read-page-language.ts'
import { readQuery, toParams } from '../../kernel/pages/read-page-request.ts'
import type { IdentityProvider } from '../create-identity-provider.ts'
import { tidyScope } from '../engine-access/tidy-scope.ts'
import { type AuthorizationParams, toCanonical, toQuery } from '../request/authorization-params.ts'
import { toChooseAccountCard } from './choose-account-card.ts'
import { hiddenWhyHtml, linksHtml, warningHtml } from './describe-client.ts'
import { findPageDecider } from './find-page-session.ts'
import {
  readPendingReauthenticationCookie,
  setPendingReauthenticationCookie,
} from './pending-reauthentication-cookie.ts'
import { forgetPath, updateRememberedAccounts } from './remembered-accounts.ts'
import { isReturn, toReturnPage, withoutReturn } from './return-page.ts'
import { sendFormPost, sendOn, sendPage } from './send-page.ts'
import { sendRefusal } from './send-refusal.ts'
import { listProviderIcons, toSignInSettings } from './sign-in-settings.ts'
import { toGoOnLine, toSignInHeading, toWidgetCard } from './widget-card.ts'

/** The parts that the pages need. */
export interface HostedParts {
  readonly ports: Pick<Dependencies, 'config' | 'storage' | 'keyRing' | 'clock'>
  readonly clientApps: ClientApps
  readonly identityProvider: Pick<IdentityProvider, 'loadProtocol'>
}

/** Answers `GET {issuer}/v1/oauth2/authorize`. */
export async function answerAuthorize(
  { ports, clientApps, identityProvider }: HostedParts,
  project: ProjectConfig,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const params = toParams(readQuery(request.url))
  if (isReturn(params)) {
    const page = toReturnPage(project, params, readPageLanguage(request))
    return sendPage(reply, page, project.brand.logoUrl)
  }
  const sent = withDefaultScope(withoutReturn(params))
  const { proved, isLeaving } = await findPageDecider(ports, project, request)
  const source = toSource(request)
  const { authorizations } = await identityProvider.loadProtocol()
  const outcome = await authorizations.decide({
    project,
    proved,
    source,
    params: sent,
    http: request.raw,
    pendingReauthentication: readPendingReauthenticationCookie(ports, request),
  })
  setPendingReauthenticationCookie(ports, request, reply, outcome)
  const remembered = await updateRememberedAccounts(ports, project, request, reply, proved)
  switch (outcome.kind) {
    case 'redirect':
      return sendOn(reply, outcome.url)
    case 'form_post':
      return sendFormPost(reply, outcome)
    case 'refused':
      return sendRefusal(request, reply, { status: 400, project, now: ports.clock.now() }, outcome)
    case 'sign_in':
    case 'choose_account':
    case 'consent':
    case 'step_up': {
      const asked = outcome.kind === 'sign_in' ? null : outcome.request
      const isAsk = outcome.kind === 'consent' || outcome.kind === 'step_up'
      const wished = isAsk ? outcome.request.params : outcome.params
      // The widget reads the request from the page's URL, so the URL must contain exactly the parameters of a pushed
      // request.
      const address = asked && findFullAddress(request, sent, asked.params)
      if (address !== null) return sendOn(reply, address)
      const app = await clientApps.find(project.projectId, String(sent.client_id))
      const hint = toHintSettings(wished)
      // The choice is skipped if the client app names the user, who then signs in at once.
      const isAnybody =
        !proved && !isLeaving && remembered.length > 0 && hint['login-hint'] === undefined
      const isChoice = outcome.kind === 'choose_account' || isAnybody
      const language = findWishedLanguage(wished) ?? readPageLanguage(request)
      const redirectUri = wished.redirect_uri
      const heading = toSignInHeading({ name: app?.name ?? '', redirectUri }, language)
      const choice = { appName: app?.name ?? '', user: proved?.user ?? null, remembered, heading }
      return sendPage(
        reply,
        {
          title: project.name,
          project,
          language,
          settings: {
            step: isChoice ? 'choose-account' : isAsk ? 'ask' : 'sign-in',
            ...toSignInSettings(project, app, `${ports.config.baseUrl}${request.url}`),
            ...hint,
            ...toLocaleSettings(wished),
            ...toLookSettings(project),
            ...(proved && { 'is-signed-in': '' }),
            ...(isLeaving && { 'is-leaving': '' }),
            ...(isChoice && { 'forget-url': `${project.identityProvider.path}${forgetPath}` }),
          },
          body: [
            isAsk ? hiddenWhyHtml(app, language) : '',
            warningHtml(app, project, language),
            isChoice
              ? toChooseAccountCard(project, choice, language)
              : toWidgetCard(project, isAsk ? null : heading),
            isAsk ? '' : toGoOnLine(redirectUri, language),
            linksHtml(app, language),
          ].join(''),
        },
        asked?.app.logoUrl ?? null,
        project.brand.logoUrl,
        ...listProviderIcons(project),
      )
    }
  }
}

const findWishedLanguage = ({ ui_locales: locales }: AuthorizationParams) =>
  typeof locales === 'string' ? chooseUiLanguage(locales) : null

/** Returns the language of the sign-in's mails, which the client app requests, also in a pushed request. */
function toLocaleSettings(wished: AuthorizationParams): Record<string, string> {
  const locale = findWishedLanguage(wished)
  return locale === null ? {} : { locale }
}

/**
 * Returns the user's address that the client app expects (OpenID Connect Core section 3.1.2.1). It only fills the
 * field, and is not looked up.
 */
function toHintSettings({ login_hint: hint }: AuthorizationParams): Record<string, string> {
  const isAddress = typeof hint === 'string' && hint.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(hint)
  return isAddress ? { 'login-hint': hint } : {}
}

/** Adds the default scopes of specification section 2 if the request has none. A pushed request states its own. */
function withDefaultScope(params: AuthorizationParams): AuthorizationParams {
  const isElsewhere = params.request_uri !== undefined || params.request !== undefined
  const { scope } = params
  if (typeof scope === 'string') return { ...params, scope: tidyScope(scope) }
  return scope === undefined && !isElsewhere ? { ...params, scope: 'openid email profile' } : params
}

/**
 * Finds the URL that contains the complete request.
 *
 * @returns null when the current URL already contains what the widget needs, and no parameter that differs from the
 *   pushed request or request object
 */
function findFullAddress(
  { url }: FastifyRequest,
  sent: AuthorizationParams,
  { request_uri: _none, ...pushed }: AuthorizationParams,
): string | null {
  const { request_uri: reference, request: object } = sent
  if (reference === undefined && object === undefined) return null
  const carrier: AuthorizationParams =
    reference === undefined ? { request: object ?? '' } : { request_uri: reference }
  const query = toQuery({ ...pushed, ...carrier })
  if (toCanonical(toParams(new URLSearchParams(query))) === toCanonical(sent)) return null
  const [path = ''] = url.split('?')
  return `${path}?${query}`
}
