/**
 * Validates a client app's metadata, however it is added. Every URL is checked by the rule for its kind, so that
 * readers of a stored app can rely on it.
 */
import { findUrlError } from '../../foundation/addresses/exact-url.ts'
import type { ClientApp } from '../../kernel/client-apps/client-app.ts'
import { findRedirectUriError } from '../../kernel/client-apps/redirect-uri.ts'

/** An error: the metadata's name of the part, and a message that follows the name. */
export interface ClientAppValidationError {
  readonly field: string
  readonly message: string
}

const redirectLists = ['redirect_uris', 'post_logout_redirect_uris'] as const
const addresses = [
  'logo_uri',
  'client_uri',
  'policy_uri',
  'tos_uri',
  'jwks_uri',
  'sector_identifier_uri',
  'initiate_login_uri',
  'backchannel_logout_uri',
] as const
const authMethods = [
  'none',
  'client_secret_basic',
  'client_secret_post',
  'private_key_jwt',
] as const
const grantTypes = [
  'authorization_code',
  'refresh_token',
  'client_credentials',
  'urn:ietf:params:oauth:grant-type:device_code',
] as const

/** @returns the first error, or null */
export function findClientAppError(app: ClientApp): ClientAppValidationError | null {
  const { metadata } = app
  const type = metadata.application_type ?? 'web'
  if (type !== 'web' && type !== 'native') {
    return { field: 'application_type', message: 'must be web or native' }
  }
  return (
    findNameError(app) ??
    first(redirectLists, (field) => findListError(field, metadata[field] ?? [], type)) ??
    first(addresses, (field) => findAddressError(field, metadata[field])) ??
    (app.logoUrl === null ? null : findAddressError('logo_uri', app.logoUrl)) ??
    findGrantError(metadata) ??
    findSecretError(app)
  )
}

function first<T>(fields: readonly T[], find: (field: T) => ClientAppValidationError | null) {
  for (const field of fields) {
    const error = find(field)
    if (error !== null) return error
  }
  return null
}

/**
 * Finds an error in the displayed names, on which users base their decision. They must contain neither control
 * characters nor characters that change the direction of the text.
 */
export function findNameError({
  name,
  description,
}: Pick<ClientApp, 'name' | 'description'>): ClientAppValidationError | null {
  const odd = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
  if (name.length > 100 || odd.test(name)) {
    return { field: 'client_name', message: 'must be at most 100 printable characters' }
  }
  return description.length > 500 || odd.test(description)
    ? { field: 'client_description', message: 'must be at most 500 printable characters' }
    : null
}

function findListError(
  field: string,
  list: unknown,
  type: 'web' | 'native',
): ClientAppValidationError | null {
  if (!Array.isArray(list) || list.length > 50) {
    return { field, message: 'must be a list of at most 50 URIs' }
  }
  for (const uri of list) {
    if (typeof uri !== 'string') return { field, message: 'must be a list of URIs' }
    const message = uri.length > 2_048 ? 'is too long' : findRedirectUriError(uri, type)
    if (message !== null) return { field, message }
  }
  return null
}

function findAddressError(field: string, address: unknown): ClientAppValidationError | null {
  if (address === undefined) return null
  if (typeof address !== 'string' || address.length > 2_048) {
    return { field, message: 'must be a URI of at most 2048 characters' }
  }
  const message = findUrlError(address)
  return message === null ? null : { field, message }
}

function findGrantError(metadata: ClientApp['metadata']): ClientAppValidationError | null {
  const asked = metadata.grant_types ?? ['authorization_code']
  const known: readonly unknown[] = grantTypes
  if (!Array.isArray(asked) || !asked.every((one) => known.includes(one))) {
    return { field: 'grant_types', message: `must be among ${grantTypes.join(', ')}` }
  }
  const uris = metadata.redirect_uris
  if (asked.includes('authorization_code') && (!Array.isArray(uris) || uris.length === 0)) {
    return { field: 'redirect_uris', message: 'must contain a URI to send users back to' }
  }
  return null
}

function findSecretError({ metadata, secretHash }: ClientApp): ClientAppValidationError | null {
  // Metadata is displayed and logged. A secret is passed as a hash, beside the metadata.
  if (metadata.client_secret !== undefined) {
    return { field: 'client_secret', message: 'must not be in the metadata' }
  }
  const field = 'token_endpoint_auth_method'
  const method = metadata[field] ?? 'client_secret_basic'
  const known: readonly unknown[] = authMethods
  if (!known.includes(method)) return { field, message: `must be one of ${authMethods.join(', ')}` }
  if (method === 'private_key_jwt' && !metadata.jwks_uri && !metadata.jwks) {
    return { field, message: 'needs jwks_uri or jwks' }
  }
  if (secretHash !== null && !/^[0-9a-f]{64}$/.test(secretHash)) {
    return { field: 'client_secret', message: 'must be kept as a hash' }
  }
  const bySecret = String(method).startsWith('client_secret')
  if (bySecret && secretHash === null) return { field, message: 'needs a secret' }
  if (method === 'none' && secretHash !== null) return { field, message: 'must have no secret' }
  return null
}
