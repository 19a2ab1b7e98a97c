/**
 * The page `{issuer}/device`, on which a user types a device's code. A user who is not signed in signs in first. The
 * page's own form sends the decision, with a value that only this page in this session contains.
 */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import { html } from '../../foundation/text/html.ts'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import type { MailLanguage } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { watchMethods } from '../../kernel/http/method-not-allowed.ts'
import type { RouteContext } from '../../kernel/http/register-operations.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import { toCardPolicy } from '../../kernel/pages/card-page.ts'
import { toLookSettings } from '../../kernel/pages/look-settings.ts'
import { readPageLanguage } from '../../kernel/pages/read-page-language.ts'
import { readQuery, registerForms } from '../../kernel/pages/read-page-request.ts'
import { sendCard, sendHtml } from '../../kernel/pages/send-card.ts'
import type { IdentityProviderPorts } from '../engine/engine-ports.ts'
import { findPageDecider } from '../hosted-pages/find-page-session.ts'
import { sendPage } from '../hosted-pages/send-page.ts'
import { signInPageWords } from '../hosted-pages/sign-in-page-words.ts'
import { toSignInSettings } from '../hosted-pages/sign-in-settings.ts'
import { toWidgetCard } from '../hosted-pages/widget-card.ts'
import { endpointPaths } from '../issuer.ts'
import type { LoadProtocol } from '../load-protocol.ts'
import {
  type DevicePage,
  toCodeForm,
  toDecided,
  toDecisionForm,
  toDevicePage,
} from './device-page.ts'
import type { DeviceDecider, DeviceRequest } from './device-requests.ts'
import { normalizeUserCode } from './normalize-user-code.ts'

/** The rules behind the pages. */
export interface DeviceRules {
  findDeviceRequest(
    who: Pick<DeviceDecider, 'project' | 'proved'>,
    userCode: string,
  ): Promise<DeviceRequest | null>
  decideDeviceRequest(
    decider: DeviceDecider,
    request: DeviceRequest,
    isAllowed: boolean,
  ): Promise<boolean>
}

/** Registers the pages of every project. */
export function registerDevicePages(
  app: FastifyInstance,
  { rateLimits }: Pick<RouteContext, 'rateLimits'>,
  ports: IdentityProviderPorts,
  loadProtocol: LoadProtocol,
): void {
  app.register(async (scope) => {
    const finish = watchMethods(scope, ports.config)
    registerForms(scope)
    for (const project of ports.config.projects) {
      const url = `${project.identityProvider.path}${endpointPaths.deviceVerification}`
      const onRequest = async (request: FastifyRequest) => {
        rateLimits.takeRequest(project, toSource(request))
      }
      scope.get(url, { exposeHeadRoute: false, onRequest }, (request, reply) =>
        show(project, request, reply),
      )
      scope.post<{ Body: URLSearchParams | undefined }>(url, { onRequest }, (request, reply) =>
        decide(project, request, reply, request.body ?? new URLSearchParams()),
      )
    }
    finish()
  })

  const toProof = ({ session }: AuthenticatedSession, userCode: string) =>
    ports.keyRing.toMac(`device\0${session.sessionId}\0${normalizeUserCode(userCode)}`)

  async function show(project: ProjectConfig, request: FastifyRequest, reply: FastifyReply) {
    const { proved, isLeaving } = await findPageDecider(ports, project, request)
    if (!proved) return askToSignIn(project, request, reply, isLeaving)
    const userCode = new URLSearchParams(readQuery(request.url)).get('user_code') ?? ''
    if (userCode === '')
      return send(project, request, reply, (language) => toCodeForm(false, language))
    // Short codes can be guessed, so guesses are limited (RFC 8628 section 5.1).
    await rateLimits.takeAuthenticate(project, toSource(request))
    const rules = await loadProtocol()
    const asked = await rules.findDeviceRequest({ project, proved }, userCode)
    if (!asked) return send(project, request, reply, (language) => toCodeForm(true, language))
    const form = { userCode, proof: toProof(proved, userCode) }
    return send(project, request, reply, (language) =>
      toDecisionForm(project, asked, form, language),
    )
  }

  async function decide(
    project: ProjectConfig,
    request: FastifyRequest,
    reply: FastifyReply,
    fields: URLSearchParams,
  ) {
    const source = toSource(request)
    await rateLimits.takeAuthenticate(project, source)
    const { proved } = await findPageDecider(ports, project, request)
    const userCode = fields.get('user_code') ?? ''
    // Any page can post a form. The proof shows that this page displayed it to this user, for this code.
    if (!proved || !isEqualDigest(fields.get('proof') ?? '', toProof(proved, userCode))) {
      const [url = ''] = request.url.split('?')
      return sendCard(request, reply, { status: 403, project }, (words) => ({
        icon: 'error',
        title: words.failedTitle,
        text: words.deviceText,
        actions: [{ label: words.tryAgain, url, isPrimary: true }],
      }))
    }
    const rules = await loadProtocol()
    const asked = await rules.findDeviceRequest({ project, proved }, userCode)
    const isAllowed = fields.get('decision') === 'allow'
    const isDone =
      asked && (await rules.decideDeviceRequest({ project, proved, source }, asked, isAllowed))
    return send(project, request, reply, (language) =>
      isDone ? toDecided(project, isAllowed, language) : toCodeForm(true, language),
    )
  }
}

function askToSignIn(
  project: ProjectConfig,
  request: FastifyRequest,
  reply: FastifyReply,
  isLeaving: boolean,
): FastifyReply {
  const language = readPageLanguage(request)
  const text = html`${signInPageWords[language].deviceTitle}`
  return sendPage(
    reply,
    {
      title: project.name,
      project,
      language,
      settings: {
        step: 'sign-in',
        ...toSignInSettings(project, null),
        ...(isLeaving && { 'is-leaving': '' }),
        ...toLookSettings(project),
      },
      body: toWidgetCard(project, { text, language }),
    },
    project.brand.logoUrl,
  )
}

function send(
  project: ProjectConfig,
  request: FastifyRequest,
  reply: FastifyReply,
  toContent: (language: MailLanguage) => DevicePage,
): FastifyReply {
  const language = readPageLanguage(request)
  const html = toDevicePage(project, toContent(language), language)
  return sendHtml(reply, toCardPolicy(project, "'self'"), language, html)
}
