/**
 * Cleans a client app's registration for the engine, which assumes that every member has the right type. A registration
 * never grants additional rights: excess values are removed (RFC 7591 section 3.2.1), and the answer shows the result.
 */
import { errors } from 'oidc-provider'
import { isPrivateUseUri } from '../../foundation/addresses/private-use-uri.ts'
import { tryParse } from '../../foundation/text/try-parse.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { grantTypesOfStrangers } from '../engine-access/to-engine-client.ts'
import { listScopes } from '../scopes.ts'

/** An app's metadata, with every member of the right type. */
export type Registration = Readonly<Record<string, unknown>>

type Kind = 'text' | 'texts' | 'flag' | 'number' | 'keys'

/**
 * The members that the engine may read. Any other member never reaches it: for example, it would refuse every
 * `default_acr_values`.
 */
export const registrationMembers: Readonly<Record<string, Kind>> = {
  application_type: 'text',
  authorization_signed_response_alg: 'text',
  backchannel_logout_session_required: 'flag',
  backchannel_logout_uri: 'text',
  client_id: 'text',
  client_id_issued_at: 'number',
  client_name: 'text',
  client_secret: 'text',
  client_secret_expires_at: 'number',
  client_uri: 'text',
  contacts: 'texts',
  default_max_age: 'number',
  dpop_bound_access_tokens: 'flag',
  grant_types: 'texts',
  id_token_claims: 'flag',
  id_token_signed_response_alg: 'text',
  initiate_login_uri: 'text',
  introspection_signed_response_alg: 'text',
  jwks: 'keys',
  jwks_uri: 'text',
  logo_uri: 'text',
  policy_uri: 'text',
  post_logout_redirect_uris: 'texts',
  profile: 'text',
  redirect_uris: 'texts',
  registration_access_token: 'text',
  registration_client_uri: 'text',
  request_object_signing_alg: 'text',
  require_auth_time: 'flag',
  require_pushed_authorization_requests: 'flag',
  require_signed_request_object: 'flag',
  response_modes: 'texts',
  response_types: 'texts',
  scope: 'text',
  sector_identifier_uri: 'text',
  subject_type: 'text',
  token_endpoint_auth_method: 'text',
  token_endpoint_auth_signing_alg: 'text',
  tos_uri: 'text',
  userinfo_signed_response_alg: 'text',
}

const longestText = 8_192
const mostTexts = 200
const mostKeys = 100
const responseModes: readonly string[] = ['query', 'fragment', 'form_post']
/** Control characters and unpaired surrogates, which some databases cannot store. */
const unkept = /[\p{Cc}\p{Cs}]/u
const addressOfContact = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)*$/i

/**
 * Cleans a registration.
 *
 * @param metadata the metadata as an app wrote it, of any type
 * @throws errors.InvalidClientMetadata naming a member of the wrong type
 */
export function cleanRegistration(
  metadata: Readonly<Record<string, unknown>>,
  project: Pick<ProjectConfig, 'rbac' | 'identityProvider'>,
): Registration {
  const present = Object.entries(registrationMembers).flatMap(([name, kind]) => {
    const value = Object.hasOwn(metadata, name) ? readMember(name, kind, metadata[name]) : undefined
    return value === undefined ? [] : [[name, value] as const]
  })
  return toNativeApp(narrow(Object.fromEntries(present), project))
}

/** @returns null for a body that is no JSON object */
export function parseMetadata(body: Buffer): Readonly<Record<string, unknown>> | null {
  const parsed = tryParse((): unknown => JSON.parse(body.toString('utf8')))
  return isRecord(parsed) ? parsed : null
}

/** Returns the member's value; undefined for an empty one. */
function readMember(name: string, kind: Kind, value: unknown): unknown {
  // A secret is compared unchanged: an empty one must not count as absent.
  if (name === 'client_secret') return value
  if (isEmpty(value)) return undefined
  const refuse = (what: string) => new errors.InvalidClientMetadata(`${name} must be ${what}`)
  if (kind === 'flag' && typeof value !== 'boolean') throw refuse('true or false')
  if (kind === 'number' && !(Number.isSafeInteger(value) && Number(value) >= 0)) {
    throw refuse('a whole number')
  }
  // Libraries separate scopes by different kinds of whitespace.
  const read = name === 'scope' && typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : value
  if (kind === 'text' && !isText(read)) throw refuse(`text of at most ${longestText} characters`)
  if (kind === 'keys' && !isKeySet(value)) throw refuse('a JSON Web Key Set')
  return kind === 'texts' ? readTexts(value, refuse) : read
}

function readTexts(value: unknown, refuse: (what: string) => Error): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > mostTexts) {
    throw refuse(`a list of at most ${mostTexts} texts`)
  }
  const texts = value.filter((one) => !isEmpty(one))
  if (!texts.every(isText)) throw refuse('a list of texts')
  return texts
}

/** Apps also send members that they do not use, with an empty value. */
const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (isRecord(value) && Object.keys(value).length === 0)

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestText && !unkept.test(value)

/** Returns true for a key set whose keys contain only texts, numbers, flags and lists of texts. */
function isKeySet(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value.keys) || value.keys.length > mostKeys) return false
  const isFlat = (part: unknown) =>
    isText(part) ||
    ['number', 'boolean'].includes(typeof part) ||
    (Array.isArray(part) && part.every(isText))
  return value.keys.every(
    (key) =>
      isRecord(key) && Object.entries(key).every(([name, part]) => isText(name) && isFlat(part)),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Removes values that a registration cannot get here, if at least one remains. */
function narrow(
  registration: Registration,
  project: Pick<ProjectConfig, 'rbac' | 'identityProvider'>,
): Registration {
  const { scope, token_endpoint_auth_method: method } = registration
  const keep = (name: string, isKept: (text: string) => boolean) => {
    const list = toTexts(registration[name])
    const kept = list.filter(isKept)
    // If none remains, the engine lists the supported values in its refusal.
    return kept.length > 0 ? { [name]: kept } : {}
  }
  const grants = keep('grant_types', (type) => grantTypesOfStrangers.includes(type))
  const types = keep('response_types', (type) => type === 'code')
  const modes = keep('response_modes', (mode) => responseModes.includes(mode))
  const contacts = toTexts(registration.contacts).filter((one) => addressOfContact.test(one))
  const narrowed: Registration = {
    ...registration,
    ...grants,
    ...types,
    ...modes,
    ...(registration.contacts !== undefined && { contacts }),
    ...(typeof scope === 'string' && { scope: narrowScope(scope, listScopes(project)) }),
  }
  const isUnused = (name: string) =>
    // An empty list counts as absent. An app without redirects may state that it has no response types.
    (name === 'response_types' && isEmptyList(narrowed[name]) && usesRedirects(narrowed)) ||
    (['grant_types', 'response_modes'].includes(name) && isEmptyList(narrowed[name])) ||
    // The engine accepts this member for one authentication method, and refuses it for every other.
    (name === 'token_endpoint_auth_signing_alg' && method !== 'private_key_jwt')
  return Object.fromEntries(Object.entries(narrowed).filter(([name]) => !isUnused(name)))
}

const usesRedirects = ({ grant_types: types }: Registration) =>
  isEmptyList(types) || types === undefined || toTexts(types).includes('authorization_code')

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/**
 * Removes unknown scopes. If none remains, the app gets `openid`, since an app without scopes could request all of
 * them.
 */
function narrowScope(scope: string, known: readonly string[]): string {
  const kept = scope.split(' ').filter((one) => known.includes(one))
  return kept.length > 0 ? [...new Set(kept)].join(' ') : 'openid'
}

/**
 * Registers an app with a private-use scheme as native, even if its library sends another type, and as public unless it
 * states otherwise. An app with a secret must state itself that it is native.
 */
function toNativeApp(registration: Registration): Registration {
  const { redirect_uris: uris, token_endpoint_auth_method: method } = registration
  const isPublic = method === undefined || method === 'none'
  if (!isPublic || !toTexts(uris).some(isPrivateUseUri)) return registration
  return { ...registration, application_type: 'native', token_endpoint_auth_method: 'none' }
}

const toTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
