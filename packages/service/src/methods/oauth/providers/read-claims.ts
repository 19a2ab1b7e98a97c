import { UpstreamError } from '../upstream-error.ts'
import type { Answer, Profile, ProfileSource } from './provider.ts'

/** Returns a string of an answer; '' if it is none. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Returns an object of an answer.
 *
 * @throws UpstreamError when it is none
 */
export function toAnswer(value: unknown): Answer {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UpstreamError('said something that is no object')
  }
  return value as Answer // any object has values of unknown types
}

/**
 * Returns an optional object of an answer; absent, null and empty values all become an empty object.
 *
 * @throws UpstreamError when it is another value
 */
export const toPart = (value: unknown): Answer =>
  value === undefined || value === null || value === '' ? {} : toAnswer(value)

/** Returns the objects in a list of an answer, and skips all other items. */
export const toParts = (value: unknown): readonly Answer[] =>
  (Array.isArray(value) ? value : []).filter(
    (one) => typeof one === 'object' && one !== null && !Array.isArray(one),
  )

/**
 * Returns a user's id, which may be written as a number.
 *
 * @throws UpstreamError when there is none
 */
export function toSubject(value: unknown): string {
  const subject = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  if (typeof subject === 'string' && subject !== '' && subject.length <= 255) return subject
  throw new UpstreamError('named nobody')
}

/** Splits a full name: the last word is the family name. */
export function toName(full: unknown): NonNullable<Profile['name']> {
  const words = toText(full).trim().split(/\s+/)
  const last = words.length > 1 ? (words.pop() ?? '') : ''
  return { first: words.join(' '), last }
}

/** Reads the profile of a provider with names of its own; an address counts as verified only if its flag is `true`. */
export const toProfile = (user: {
  readonly id: unknown
  readonly email?: unknown
  readonly isVerified?: unknown
  readonly name?: unknown
  readonly picture?: unknown
  readonly locale?: unknown
}): Profile => ({
  subject: toSubject(user.id),
  email: toText(user.email) || null,
  isEmailVerified: toText(user.email) !== '' && user.isVerified === true,
  name: toName(user.name),
  pictureUrl: toText(user.picture),
  locale: toText(user.locale),
})

/**
 * Reads the standard claims (OpenID Connect Core 1.0 section 5.1). Only the value `true` marks an address as verified;
 * a provider with another convention reads it in its own file.
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
 * Adds the claims of the user information endpoint to those of an id_token. Its answer counts only if it has the
 * id_token's subject (OpenID Connect Core 1.0 section 5.3.2). The flag for a verified address is read from the same
 * answer as the address: one answer's flag says nothing about the other's address.
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
