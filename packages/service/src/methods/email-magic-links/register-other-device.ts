/**
 * An opened link. In the browser that requested it, it redirects onward; in another browser, the user is asked first.
 * GET changes nothing, since mail scanners open links; the form's POST decides.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readLinkPayload } from '../../accounts/sign-in/link-payload.ts'
import { addTokenParameters, isRedirectUrlListed } from '../../accounts/sign-in/redirect-url.ts'
import type { OpenedLink } from '../../accounts/sign-in/register-mail-redirect.ts'
import { magicLinkWords } from '../../declarations/email-magic-links/magic-link-words.ts'
import { isToken } from '../../foundation/create-id.ts'
import { html } from '../../foundation/text/html.ts'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import { fillText } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { toBrowserText } from '../../kernel/delivery/occasion.ts'
import { sharedWords } from '../../kernel/delivery/shared-words.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { readBrowserTokens } from '../../kernel/http/browser-cookie.ts'
import type { RouteContext } from '../../kernel/http/register-operations.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import { toCardPolicy } from '../../kernel/pages/card-page.ts'
import { toCardPage } from '../../kernel/pages/page-html.ts'
import { readPageLanguage } from '../../kernel/pages/read-page-language.ts'
import { registerForms } from '../../kernel/pages/read-page-request.ts'
import { sendCard, sendHtml } from '../../kernel/pages/send-card.ts'
import { findSignInUrl, toSiteActions } from '../../kernel/pages/site-urls.ts'
import type { DecisionWatch } from './decision-watch.ts'
import { pickNumber, readOutcome, refuseLink, type WaitedLink } from './decisions.ts'
import { otherDevicePath, toQuestionPage } from './question-page.ts'

/** How often the service checks whether the page has signed in; milliseconds. */
const lookEveryMs = 200

/**
 * Asks the user who opened a link in another browser than the one that requested it, while the requesting page waits.
 *
 * @returns null when there is nothing to ask: then the link redirects onward
 */
export async function askOnOtherDevice(
  dependencies: Pick<Dependencies, 'config' | 'storage' | 'keyRing' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { project, challenge, token }: OpenedLink,
): Promise<FastifyReply | null> {
  const { storage, clock } = dependencies
  const { otherDevice, codeChallenge, sentFrom, locale } = readLinkPayload(challenge)
  if (!otherDevice) return null
  if (isSameBrowser(dependencies, request, otherDevice, sentFrom)) return null
  const now = clock.now()
  const wait = await storage.challenges.find(
    project.projectId,
    'other_device',
    otherDevice.waitId,
    now,
  )
  if (!wait) return null
  const language = readPageLanguage(request, locale)
  const isUsableHere = codeChallenge === null
  const page = toQuestionPage(project, language, { token, otherDevice, isUsableHere, now })
  return sendHtml(reply, toCardPolicy(project, "'self'"), language, page)
}

/**
 * Recognises the browser that requested the link, by its cookie. If the browser may have refused the cookie (the
 * service is on another site than the page), its user agent and IP address decide. To imitate these gains an attacker
 * nothing: the link redirects onward and signs in only where it was opened.
 */
function isSameBrowser(
  { config, keyRing }: Pick<Dependencies, 'config' | 'keyRing'>,
  request: FastifyRequest,
  { browserHash, isCookieKept }: WaitedLink['otherDevice'],
  sentFrom: WaitedLink['payload']['sentFrom'],
): boolean {
  const tokens = readBrowserTokens({ config }, request)
  if (tokens.some((token) => isEqualDigest(keyRing.hashToken(token), browserHash))) return true
  if (isCookieKept) return false
  const { address, userAgent } = toSource(request)
  return sentFrom?.userAgent === userAgent && sentFrom.ipAddress === address
}

/** Registers the endpoint of the question's form. */
export function registerOtherDevice(
  app: FastifyInstance,
  { projects, rateLimits }: Pick<RouteContext, 'projects' | 'rateLimits'>,
  dependencies: Dependencies,
  watch: Pick<DecisionWatch, 'look'>,
): void {
  const { storage, keyRing, clock } = dependencies

  const find = async (token: string) => {
    const challenge = isToken(token)
      ? await storage.challenges.findAnyBySecret('magic_link', keyRing.hashToken(token))
      : null
    const project = challenge && projects.findById(challenge.projectId)
    const payload = challenge && readLinkPayload(challenge)
    if (!project || !payload?.otherDevice) return null
    return { project, link: { challenge, payload, otherDevice: payload.otherDevice } }
  }

  app.register(async (scope) => {
    registerForms(scope)
    scope.post<{ Body: URLSearchParams | undefined }>(otherDevicePath, async (request, reply) => {
      const source = toSource(request)
      rateLimits.takePublicRequest(source)
      const token = request.body?.get('token') ?? ''
      const found = await find(token)
      if (!found) return sendOver(request, reply, projects.findOnly(), null)
      const { project, link } = found
      const place = { project, source }
      const number = request.body?.get('number')
      const choice = request.body?.get('choice')
      if (choice === 'refuse') {
        const outcome = await refuseLink(dependencies, place, link)
        await watch.look()
        return outcome === 'over'
          ? sendOver(request, reply, project, link)
          : sendOutcome(request, reply, project, link, outcome)
      }
      if (typeof number === 'string') {
        const picked = await pickNumber(dependencies, place, link, number)
        await watch.look()
        if (picked === 'over') return sendOver(request, reply, project, link)
        if (picked === 'refused') return sendOutcome(request, reply, project, link, 'wrong')
        if (picked !== 'gone') {
          const outcome = await waitUntilTaken(project.projectId, picked.secretHash)
          return outcome === null
            ? sendOver(request, reply, project, link)
            : sendOutcome(request, reply, project, link, outcome)
        }
      }
      // The user chose to sign in here, or the requesting page has stopped waiting.
      return leadOn(request, reply, project, link, token)
    })
  })

  const leadOn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    project: ProjectConfig,
    link: WaitedLink,
    token: string,
  ) => {
    const { redirectUrl, tokenType = 'magic_links' } = link.payload
    const { challengeId } = link.challenge
    const live = await storage.challenges.find(
      project.projectId,
      'magic_link',
      challengeId,
      clock.now(),
    )
    if (!live || redirectUrl === null || !isRedirectUrlListed(project, redirectUrl))
      return sendOver(request, reply, project, link)
    const url = addTokenParameters(redirectUrl, tokenType, token)
    return sendOnward(request, reply, project, link, url)
  }

  /** @returns null when the decision has expired in the meantime */
  const waitUntilTaken = async (
    projectId: string,
    secretHash: string,
  ): Promise<'approved' | 'soon' | 'refused' | null> => {
    for (let waited = 0; ; waited += lookEveryMs) {
      const outcome = await readOutcome(storage, projectId, secretHash, clock.now())
      if (outcome === 'taken') return 'approved'
      if (outcome === 'refused') return 'refused'
      if (outcome !== 'approved') return null
      if (waited >= dependencies.otherDeviceMaxWaitMs) return 'soon'
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    }
  }
}

/**
 * Redirects with a page that navigates by itself. A browser checks every redirect after a form against the policy of
 * the form's page, so a redirect with status 303 could be blocked.
 */
function sendOnward(
  request: FastifyRequest,
  reply: FastifyReply,
  project: ProjectConfig,
  { payload }: WaitedLink,
  url: string,
): FastifyReply {
  const language = readPageLanguage(request, payload.locale)
  const words = magicLinkWords[language].otherDevice
  const body = html`<meta http-equiv="refresh" content="0;url=${url}"><h1>${words.onwardTitle}</h1><p></p><a class="hp-button" data-kind="primary" href="${url}">${words.onward}</a>`
  const page = toCardPage(project, { title: words.onwardTitle, body: body.markup, language })
  return sendHtml(reply, toCardPolicy(project), language, page)
}

type Outcome = 'approved' | 'soon' | 'refused' | 'wrong' | 'taken'

const icons = {
  approved: 'success',
  soon: 'success',
  refused: 'broken-link',
  wrong: 'broken-link',
  taken: 'error',
} as const satisfies Record<Outcome, string>

function sendOutcome(
  request: FastifyRequest,
  reply: FastifyReply,
  project: ProjectConfig,
  { otherDevice, payload }: WaitedLink,
  outcome: Outcome,
): FastifyReply {
  const { locale } = payload
  return sendCard(request, reply, { status: 200, project, locale }, (pageWords, language) => {
    const words = magicLinkWords[language].otherDevice
    const browser = toBrowserText(otherDevice.occasion, sharedWords[language]) ?? words.thatBrowser
    const signIn = findSignInUrl(project, payload.redirectUrl)
    const isNewWanted = outcome === 'wrong' && signIn !== null
    return {
      icon: icons[outcome],
      title: words[`${outcome}Title`],
      text: fillText(words[`${outcome}Text`], { browser }),
      actions: isNewWanted
        ? [{ label: pageWords.askForLink, url: signIn, isPrimary: true }]
        : toSiteActions(project, pageWords),
    }
  })
}

/** Answers for a link that was used, voided or has expired. */
function sendOver(
  request: FastifyRequest,
  reply: FastifyReply,
  project: ProjectConfig | null,
  link: WaitedLink | null,
): FastifyReply {
  const locale = link?.payload.locale
  return sendCard(request, reply, { status: 404, project, locale }, (words) => {
    const signIn = project && findSignInUrl(project, link?.payload.redirectUrl ?? null)
    return {
      icon: 'broken-link',
      title: words.linkTitle,
      text: words.linkText,
      actions: signIn ? [{ label: words.askForLink, url: signIn, isPrimary: true }] : [],
    }
  })
}
