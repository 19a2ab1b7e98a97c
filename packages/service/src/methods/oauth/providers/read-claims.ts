import { UpstreamError } from '../upstream/upstream-error.ts'
import type { Answer, Profile, ProfileSource } from './provider.ts'

/** A text of an answer; '' where there is none. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An object of an answer. @throws UpstreamError when it is none */
export function toAnswer(value: unknown): Answer {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UpstreamError('said something that is no object')
  }
  return value as Answer // of unknown values, as any object is
}

/** An object of an answer that may be left out: absent, null and empty are one. @throws UpstreamError */
export const toPart = (value: unknown): Answer =>
  value === undefined || value === null || value === '' ? {} : toAnswer(value)

/** The objects of a list of an answer; what else stands in it says nothing. */
export const toParts = (value: unknown): readonly Answer[] =>
  (Array.isArray(value) ? value : []).filter(
    (one) => typeof one === 'object' && one !== null && !Array.isArray(one),
  )

/** A person's id, also where it is written as a number. @throws UpstreamError when there is none */
export function toSubject(value: unknown): string {
  const subject = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  if (typeof subject === 'string' && subject !== '' && subject.length <= 255) return subject
  throw new UpstreamError('named nobody')
}

/** A name in one piece: the last word is the family's. */
export function toName(full: unknown): NonNullable<Profile['name']> {
  const words = toText(full).trim().split(/\s+/)
  const last = words.length > 1 ? (words.pop() ?? '') : ''
  return { first: words.join(' '), last }
}

/**
 * The standard claims (OpenID Connect Core 1.0, 5.1). An address counts as verified by the value `true` alone: a
 * provider that says it in another way says so in its own file.
 */
export function readClaims(claims: Answer): Profile {
  const first = toText(claims.given_name)
  const last = toText(claims.family_name)
  return {
    subject: toSubject(claims.sub),
    email: toText(claims.email) || null,
    isEmailVerified: claims.email_verified === true,
    name: first || last ? { first, last } : toName(claims.name),
    pictureUrl: toText(claims.picture),
    locale: toText(claims.locale),
  }
}

/**
 * The claims of an id_token, with those that stand at the user information endpoint alone. Its answer counts only for
 * the id_token's own subject (OpenID Connect Core 1.0, 5.3.2). Whether an address is verified is said beside it or not
 * at all: what one answer says is of no address in the other.
 */
export async function addUserInfo({
  claims,
  userInfo,
}: Pick<ProfileSource, 'claims' | 'userInfo'>): Promise<Answer> {
  const asked = await userInfo()
  if (asked.sub !== claims.sub) return claims
  const { email, email_verified } = toText(claims.email) === '' ? asked : claims
  return { ...asked, ...claims, email, email_verified }
}
