import type { AdapterPayload } from 'oidc-provider'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import type { ClientApp } from '../../kernel/client-apps/client-app.ts'
import { toEngineMetadata } from './to-engine-metadata.ts'

/**
 * The value in place of a client secret for the engine. The service stores secrets as hashes, and `compareClientSecret`
 * compares them. Nothing is signed or encrypted with this value, since no symmetric algorithm is enabled.
 */
export const secretKeptAsHash = 'kept-as-hash'

/** Returns true for the placeholder, which is no app's secret. */
export const isKeptAsHash = (secret: unknown): boolean =>
  typeof secret === 'string' && isEqualDigest(secret, secretKeptAsHash)

/** The grant types that an app may register without the operator. */
export const grantTypesOfStrangers: readonly string[] = [
  'authorization_code',
  'refresh_token',
  'urn:ietf:params:oauth:grant-type:device_code',
]

/** Converts a client app to the engine's format. */
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

/** Returns true for an app that came by registration or by its own document: the project does not vouch for it. */
export function isStranger({ origin }: Pick<ClientApp, 'origin'>): boolean {
  return origin === 'registration' || origin === 'document'
}
