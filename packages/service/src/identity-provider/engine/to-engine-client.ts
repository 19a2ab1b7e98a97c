import type { AdapterPayload } from 'oidc-provider'
import type { ClientApp } from '../../kernel/client-apps/client-app.ts'
import { isEqualDigest } from '../../kernel/keys/is-equal-digest.ts'
import { toEngineMetadata } from './to-engine-metadata.ts'

/**
 * Stands where the engine wants a secret to be: ours are kept as hashes, and compared by `compareClientSecret`.
 * Nothing is signed or encrypted with it: no algorithm that would is enabled.
 */
export const secretKeptAsHash = 'kept-as-hash'

/** True for that word, which is nobody's secret. */
export const isKeptAsHash = (secret: unknown): boolean =>
  typeof secret === 'string' && isEqualDigest(secret, secretKeptAsHash)

/** What somebody who is not the project's owner may ask to be let do. */
export const grantTypesOfStrangers: readonly string[] = [
  'authorization_code',
  'refresh_token',
  'urn:ietf:params:oauth:grant-type:device_code',
]

/** A client app as the engine spells it. */
export function toEngineClient(app: ClientApp): AdapterPayload {
  const { metadata } = app
  const grantTypes = metadata.grant_types
  return {
    ...toEngineMetadata(metadata),
    client_id: app.clientId,
    client_name: app.name === '' ? undefined : app.name,
    logo_uri: app.logoUrl ?? undefined,
    ...(app.secretHash !== null && { client_secret: secretKeptAsHash }),
    ...(isStranger(app) &&
      Array.isArray(grantTypes) && {
        grant_types: grantTypes.filter((type) => grantTypesOfStrangers.includes(type)),
      }),
  }
}

/** Came by itself: nobody of the project vouches for it. */
export function isStranger({ origin }: Pick<ClientApp, 'origin'>): boolean {
  return origin === 'registration' || origin === 'document'
}
