import type { ErrorType } from '@portico/contract'
import { hashRoute } from '../../foundation/addresses/exact-url.ts'
import { isLoopbackHost } from '../../foundation/addresses/is-loopback-host.ts'
import { isUrl } from '../../foundation/addresses/is-url.ts'
import { matchesOriginPattern } from '../../foundation/addresses/origin-pattern.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { RedirectKind } from '../../kernel/config/project-settings.ts'

type RedirectProject = Pick<
  ProjectConfig,
  'redirectUrls' | 'originPatterns' | 'allowLoopback' | 'hostedUrl' | 'hostedAccountUrl'
>

/** The error types for a refused redirect URL. */
interface RefusedUrl {
  readonly malformed: ErrorType
  readonly unlisted: ErrorType
}

const refusedLinkUrl: RefusedUrl = {
  malformed: 'invalid_magic_link_url',
  unlisted: 'no_match_for_provided_magic_link_url',
}

/**
 * Decides where a link redirects: to the requested URL if the project's list contains exactly that. Without a requested
 * URL, to the calling page if it is listed, else to the project's default for the kind.
 *
 * @param page - the URL of the calling page, as the page sends it
 * @param refused - the errors of a method that has its own
 * @throws AuthError `invalid_magic_link_url`, `no_match_for_provided_magic_link_url`, or that the project has no
 * default
 */
export function toRedirectUrl(
  project: RedirectProject,
  kind: RedirectKind,
  asked: string | undefined,
  page?: string | undefined,
  refused = refusedLinkUrl,
): string {
  if (asked !== undefined) {
    verifyRedirectUrl(project, kind, asked, refused)
    return asked
  }
  const fallback =
    findPageUrl(project, kind, page) ??
    project.redirectUrls.find(({ kinds }) => kinds.includes(kind))?.url
  if (fallback) return fallback
  throw new AuthError(noDefault[kind])
}

/**
 * Finds the listed URL of the page that a caller names, without its query if only that is listed; null when the page is
 * not listed.
 */
export function findPageUrl(
  project: RedirectProject,
  kind: RedirectKind,
  page: string | undefined,
): string | null {
  const [address = ''] = (page ?? '').split('?')
  return [page, address].find((url) => url && isAllowed(project, kind, url)) ?? null
}

/** Finds the page for signing up by a link that no page requested; null when the project has none. */
export function findSignUpUrl({
  redirectUrls,
}: Pick<ProjectConfig, 'redirectUrls'>): string | null {
  const find = (kind: RedirectKind) => redirectUrls.find(({ kinds }) => kinds.includes(kind))
  return (find('signup') ?? find('login'))?.url ?? null
}

const noDefault = {
  login: 'no_login_redirect_urls_set',
  signup: 'no_signup_redirect_urls_set',
  reset_password: 'no_password_reset_redirect_url',
} as const satisfies Record<RedirectKind, ErrorType>

function isAllowed(project: RedirectProject, kind: RedirectKind, asked: string): boolean {
  const ofKind = project.redirectUrls.filter(({ kinds }) => kinds.includes(kind))
  return isAmong(project, ofKind, asked)
}

/** True for one of the listed URLs, its twin at a preview deployment, a hosted page or, in development, a loopback URL. */
function isAmong(
  project: RedirectProject,
  listed: ProjectConfig['redirectUrls'],
  asked: string,
): boolean {
  if (listed.some(({ url }) => url === asked) || isHostedUrl(project, asked)) return true
  const url = parseCleanUrl(asked)
  if (url === null) return false
  if (project.allowLoopback && isLoopbackHost(url.hostname)) return true
  return (
    project.originPatterns.some((pattern) => matchesOriginPattern(pattern, url.origin)) &&
    listed.some((one) => toRest(one.url) === toRest(asked))
  )
}

/** Cuts the origin off a web address; null for other addresses. */
const toRest = (url: string) => /^https?:\/\/[^/?#]+(.*)$/s.exec(url)?.[1] ?? null

/** Characters of a refused URL that its error repeats: a card shows it. */
const longestShown = 200

function verifyRedirectUrl(
  project: RedirectProject,
  kind: RedirectKind,
  asked: string,
  refused: RefusedUrl,
): void {
  if (isAllowed(project, kind, asked)) return
  if (!parseCleanUrl(asked)) throw new AuthError(refused.malformed)
  const explanation = `"${asked.slice(0, longestShown)}" is not in redirectUrls, for the kind ${kind}, of the project in portico.config.ts.`
  throw new AuthError(refused.unlisted, { explanation })
}

/** True while a redirect URL that was accepted before is still listed. */
export function isRedirectUrlListed(project: RedirectProject, redirectUrl: string): boolean {
  return isAmong(project, project.redirectUrls, redirectUrl)
}

/**
 * Returns true for the project's hosted authorization page, with the request of a client app in its query, and for its
 * hosted account. Anyone can send a user there with a token, so a token for it needs the verifier of the browser that
 * requested it (PKCE).
 */
export function isHostedUrl(
  { hostedUrl, hostedAccountUrl }: Pick<ProjectConfig, 'hostedUrl' | 'hostedAccountUrl'>,
  asked: string,
): boolean {
  const url = parseCleanUrl(asked)
  if (url === null || url.hash !== '') return false
  const page = `${url.origin}${url.pathname}`
  return page === hostedAccountUrl || (page === hostedUrl && url.searchParams.has('client_id'))
}

/**
 * Parses an absolute web address that is spelled exactly as the parser would write it, so that it contains no tab,
 * backslash, missing slash, upper-case scheme, short IPv4 form or half-encoded host.
 */
function parseCleanUrl(text: string): URL | null {
  if (!isUrl(text)) return null
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const isSpelledOut = url.href === text || url.href === `${text}/`
  const isPlain =
    url.username === '' && url.password === '' && (url.hash === '' || hashRoute.test(text))
  return isWeb && isSpelledOut && isPlain ? url : null
}

/** Adds the parameters from which the page reads a token and its kind. Existing parameters stay unchanged. */
export function addTokenParameters(redirectUrl: string, tokenType: string, token: string): string {
  const [address = '', fragment] = redirectUrl.split('#')
  const joint = address.includes('?') ? '&' : '?'
  const parameters = new URLSearchParams({ stytch_token_type: tokenType, token }).toString()
  return `${address}${joint}${parameters}${fragment === undefined ? '' : `#${fragment}`}`
}
