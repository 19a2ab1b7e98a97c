/**
 * Cleans every text from a provider before a row, a session or a host receives it. A text that decides something
 * (subject, issuer, address, token) is accepted unchanged or not at all, since a shortened or stripped one could belong
 * to another user. A text that is only displayed is made to fit.
 */
import { parsePictureUrl } from '../../../foundation/text/parse-picture-url.ts'
import type { Profile } from '../providers/provider.ts'
import { UpstreamError } from '../upstream-error.ts'
import type { Identity, ProviderTokens } from './upstream.ts'

/** The limit for a name when a user is updated. */
const longestName = 128
const longestAddress = 254
const longestSubject = 255
/** Exceeds every language tag that is in use (RFC 5646 section 4.4.1). */
const longestLocale = 64
/** Issuer and subject share an index, and a database limits the length of an index entry. */
const longestIssuer = 1_024
/** Some providers put claims into their tokens; this is twice the longest documented token. */
const longestToken = 32_768
const scope = /^[\x21-\x7e]{1,256}$/
const mostScopes = 100
/** Ten years. A longer life is shortened to it, since the time might not fit into a row. */
const longestLifeSeconds = 315_360_000

/** Control characters and unpaired surrogates, which some databases cannot store. */
const unkept = /[\p{Cc}\p{Cs}]/u

const isWhole = (text: string, longest: number) =>
  text !== '' && text.length <= longest && !unkept.test(text)

/** Cleans a text for display: removes characters that cannot be stored, and cuts between characters. */
function toShown(text: string, longest: number): string {
  const clean = text.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim()
  if (clean.length <= longest) return clean
  // A surrogate pair at the cut is removed as a whole.
  return clean
    .slice(0, longest)
    .replace(/\p{Cs}$/u, '')
    .trim()
}

/**
 * Returns a text that decides something, unchanged.
 *
 * @throws UpstreamError when it cannot be stored unchanged
 */
function takeWhole(text: string, longest: number, name: string): string {
  if (isWhole(text, longest)) return text
  throw new UpstreamError(`gave ${name} that is empty, too long, or has control characters`)
}

function cleanProfile({ subject, email, name, ...profile }: Profile): Profile {
  const address = email !== null && isWhole(email, longestAddress) ? email : null
  return {
    subject: takeWhole(subject, longestSubject, 'a subject'),
    email: address,
    isEmailVerified: address !== null && profile.isEmailVerified,
    ...(address !== null && profile.isEmailConfirmable && { isEmailConfirmable: true }),
    ...(name && {
      name: { first: toShown(name.first, longestName), last: toShown(name.last, longestName) },
    }),
    pictureUrl: parsePictureUrl(profile.pictureUrl ?? '') ?? '',
    locale: toShown(profile.locale ?? '', longestLocale),
  }
}

/**
 * Returns the tokens unchanged.
 *
 * @throws UpstreamError when a token cannot be stored unchanged
 */
export function cleanTokens(tokens: ProviderTokens): ProviderTokens {
  const { accessToken, refreshToken, idToken, scopes } = tokens
  for (const token of [accessToken, refreshToken, idToken]) {
    if (token) takeWhole(token, longestToken, 'a token')
  }
  return { ...tokens, scopes: scopes.filter((one) => scope.test(one)).slice(0, mostScopes) }
}

/**
 * Returns a provider's statements about a user in a form that can be stored.
 *
 * @throws UpstreamError when a subject, issuer or token cannot be stored unchanged
 */
export const cleanIdentity = (identity: Identity): Identity => ({
  ...identity,
  issuer: takeWhole(identity.issuer, longestIssuer, 'an issuer'),
  profile: cleanProfile(identity.profile),
  tokens: cleanTokens(identity.tokens),
})

/** Returns `expires_in` in whole seconds, which may be written as a string; null when it states no time. */
export function toLifeSeconds(value: unknown): number | null {
  const isWritten = typeof value === 'string' && /^\d{1,12}$/.test(value)
  const seconds = isWritten ? Number(value) : value
  if (typeof seconds !== 'number' || !(seconds >= 1)) return null
  return Math.floor(Math.min(seconds, longestLifeSeconds))
}
