/**
 * The one place through which every text from a provider goes, before a row, a session or a host gets it. A text that
 * decides something (subject, issuer, address, token) is taken as it is or not at all: what was cut or stripped would
 * be another's. One that is only shown is made to fit.
 */
import type { Profile } from '../providers/provider.ts'
import type { Identity, ProviderTokens } from './upstream.ts'
import { UpstreamError } from './upstream-error.ts'

/** As the update of a user takes them. */
const longestName = 128
const longestAddress = 254
const longestSubject = 255
const longestPictureUrl = 2_048
/** Longer than any language tag that is in use (RFC 5646, 4.4.1). */
const longestLocale = 64
/** Issuer and subject stand in one index, whose entries have a bound. */
const longestIssuer = 1_024
/** Providers write claims into them; this is twice the longest that one documents. */
const longestToken = 32_768
const scope = /^[\x21-\x7e]{1,256}$/
const mostScopes = 100
/** Ten years: what a provider says beyond is no time that a row can keep. */
const longestLifeSeconds = 315_360_000

/** Control characters and halves of surrogate pairs: some databases keep neither. */
const unkept = /[\p{Cc}\p{Cs}]/u

const isWhole = (text: string, longest: number) =>
  text !== '' && text.length <= longest && !unkept.test(text)

/** One that is shown: without what cannot be kept, and cut between characters. */
function toShown(text: string, longest: number): string {
  const clean = text.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim()
  if (clean.length <= longest) return clean
  // A pair that the cut would halve goes as a whole.
  return clean
    .slice(0, longest)
    .replace(/\p{Cs}$/u, '')
    .trim()
}

/** A picture that a page may load; '' for any other address, a script's among them. */
function toPictureUrl(url: string): string {
  if (!isWhole(url, longestPictureUrl) || /\s/.test(url) || !URL.canParse(url)) return ''
  return new URL(url).protocol === 'https:' ? url : ''
}

/** @throws UpstreamError for a text that decides something and cannot be taken as it is */
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
    pictureUrl: toPictureUrl(profile.pictureUrl ?? ''),
    locale: toShown(profile.locale ?? '', longestLocale),
  }
}

/** @throws UpstreamError when a token cannot be taken as it is */
export function cleanTokens(tokens: ProviderTokens): ProviderTokens {
  const { accessToken, refreshToken, idToken, scopes } = tokens
  for (const token of [accessToken, refreshToken, idToken]) {
    if (token) takeWhole(token, longestToken, 'a token')
  }
  return { ...tokens, scopes: scopes.filter((one) => scope.test(one)).slice(0, mostScopes) }
}

/**
 * What a provider said of somebody, as it may be kept.
 *
 * @throws UpstreamError when a subject, issuer or token cannot be taken as it is
 */
export const cleanIdentity = (identity: Identity): Identity => ({
  ...identity,
  issuer: takeWhole(identity.issuer, longestIssuer, 'an issuer'),
  profile: cleanProfile(identity.profile),
  tokens: cleanTokens(identity.tokens),
})

/** `expires_in` in whole seconds, also where it is written as a text; null where it says no time. */
export function toLifeSeconds(value: unknown): number | null {
  const isWritten = typeof value === 'string' && /^\d{1,12}$/.test(value)
  const seconds = isWritten ? Number(value) : value
  if (typeof seconds !== 'number' || !(seconds >= 1)) return null
  return Math.floor(Math.min(seconds, longestLifeSeconds))
}
