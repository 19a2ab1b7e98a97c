import type { ErrorType } from '@portico/contract'
import { isLoopbackHost } from '../addresses/is-loopback-host.ts'
import type { ProjectConfig, RedirectKind } from '../config/config.ts'
import { AuthError } from '../errors/auth-error.ts'

/** What a refused redirect URL is called. */
interface RefusedUrl {
  readonly malformed: ErrorType
  readonly unlisted: ErrorType
}

const refusedLinkUrl: RefusedUrl = {
  malformed: 'invalid_magic_link_url',
  unlisted: 'no_match_for_provided_magic_link_url',
}

/**
 * Decides where a link leads: to what the caller asked for if it is on the project's list, character by
 * character, else to the project's own default for that kind.
 *
 * @param refused - the errors of a method that has its own
 * @throws AuthError `invalid_magic_link_url`, `no_match_for_provided_magic_link_url`, or that the project
 * has no default
 */
export function toRedirectUrl(
  project: Pick<ProjectConfig, 'redirectUrls' | 'allowLoopback'>,
  kind: RedirectKind,
  asked: string | undefined,
  refused = refusedLinkUrl,
): string {
  if (asked !== undefined) {
    verifyRedirectUrl(project, kind, asked, refused)
    return asked
  }
  const fallback = project.redirectUrls.find(({ kinds }) => kinds.includes(kind))
  if (fallback) return fallback.url
  throw new AuthError(noDefault[kind])
}

/** Where a person goes on who signs up by a link that no page asked for; null where the project has no such page. */
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

function verifyRedirectUrl(
  project: Pick<ProjectConfig, 'redirectUrls' | 'allowLoopback'>,
  kind: RedirectKind,
  asked: string,
  refused: RefusedUrl,
): void {
  const isListed = project.redirectUrls.some(
    ({ url, kinds }) => url === asked && kinds.includes(kind),
  )
  if (isListed) return
  const url = parseCleanUrl(asked)
  if (!url) throw new AuthError(refused.malformed)
  if (project.allowLoopback && isLoopbackHost(url.hostname)) return
  throw new AuthError(refused.unlisted)
}

/** True while a redirect URL that was accepted once may still be used. */
export function isRedirectUrlListed(
  project: Pick<ProjectConfig, 'redirectUrls' | 'allowLoopback'>,
  redirectUrl: string,
): boolean {
  if (project.redirectUrls.some(({ url }) => url === redirectUrl)) return true
  const url = parseCleanUrl(redirectUrl)
  return project.allowLoopback && url !== null && isLoopbackHost(url.hostname)
}

/**
 * An absolute web address that says exactly what it means: written as the parser would write it back, so
 * no tab, backslash, missing slash, upper-case scheme, short IPv4 form or half-encoded host hides in it.
 */
function parseCleanUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const isSpelledOut = url.href === text || url.href === `${text}/`
  const isPlain = url.username === '' && url.password === '' && url.hash === ''
  return isWeb && isSpelledOut && isPlain ? url : null
}

/** Adds the parameters by which the page knows a token and its kind. What stood there stays untouched. */
export function addTokenParameters(redirectUrl: string, tokenType: string, token: string): string {
  const [address = '', fragment] = redirectUrl.split('#')
  const joint = address.includes('?') ? '&' : '?'
  const parameters = new URLSearchParams({ stytch_token_type: tokenType, token }).toString()
  return `${address}${joint}${parameters}${fragment === undefined ? '' : `#${fragment}`}`
}
