import { ensure } from '../runner/failure.ts'
import { isObject, type JsonObject } from './json.ts'

const text = (value: unknown) => typeof value === 'string' && value !== ''
const flag = (value: unknown) => typeof value === 'boolean'
const url = (value: unknown) => typeof value === 'string' && URL.canParse(value)

/** The standard claims and their types (OpenID Connect Core 5.1). */
const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  name: text,
  given_name: text,
  family_name: text,
  middle_name: text,
  nickname: text,
  preferred_username: text,
  profile: url,
  picture: url,
  website: url,
  email: (value) => typeof value === 'string' && value.includes('@'),
  email_verified: flag,
  gender: text,
  birthdate: (value) => typeof value === 'string' && /^(\d{4}|0000)(-\d\d-\d\d)?$/.test(value),
  zoneinfo: text,
  locale: text,
  phone_number: text,
  phone_number_verified: flag,
  address: isObject,
  updated_at: (value) => typeof value === 'number',
}

/** Whatever is told of a person has the type that it should have. */
export function verifyClaimTypes(claims: JsonObject, where: string): void {
  for (const [name, value] of Object.entries(claims)) {
    const isRight = types[name]
    // left out is right, null and '' are not (Core 5.3.2)
    ensure(!isRight || isRight(value), `${where}: "${name}" is ${JSON.stringify(value)}`)
  }
  const { updated_at: updatedAt } = claims
  if (typeof updatedAt !== 'number') return
  const now = Date.now() / 1000
  ensure(
    updatedAt > 1_000_000_000 && updatedAt < now + 300,
    `${where}: "updated_at" is ${updatedAt}`,
  )
}

/** Which claims each scope asks for (Core 5.4). */
export const claimsOfScopes: Readonly<Record<string, readonly string[]>> = {
  profile: [
    'name',
    'family_name',
    'given_name',
    'middle_name',
    'nickname',
    'preferred_username',
    'profile',
    'picture',
    'website',
    'gender',
    'birthdate',
    'zoneinfo',
    'locale',
    'updated_at',
  ],
  email: ['email', 'email_verified'],
  address: ['address'],
  phone: ['phone_number', 'phone_number_verified'],
}
