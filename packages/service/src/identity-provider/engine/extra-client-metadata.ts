import { type ClientMetadata, type Configuration, errors } from 'oidc-provider'
import { requestObjectMember } from '../engine-access/to-engine-metadata.ts'

type ExtraClientMetadata = NonNullable<Configuration['extraClientMetadata']>

/** The algorithms of FAPI 2.0 Security Profile section 5.4, which excludes PKCS #1 v1.5. */
export const fapi2Algorithms: readonly string[] = ['PS256', 'ES256', 'EdDSA', 'Ed25519']

/** The algorithms that an app may register for its request objects, including `none`. */
export const requestObjectAlgorithms = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519', 'none']

/** Returns true for an app that follows the FAPI 2.0 Security Profile. */
export const isFapi2 = (client: object | undefined): boolean =>
  client !== undefined && 'profile' in client && client.profile === 'fapi2'

/** Checks of members that run before the engine's own rules, which read the other members. */
const rules: Readonly<Record<string, (value: unknown, metadata: ClientMetadata) => void>> = {
  // The engine reports an unexpected value as a fault of the service, so it is refused here.
  subject_type(type) {
    if (type === undefined || type === 'public') return
    throw new errors.InvalidClientMetadata("subject_type must be 'public'")
  },

  id_token_claims(value) {
    if (value === undefined || typeof value === 'boolean') return
    throw new errors.InvalidClientMetadata('id_token_claims must be a boolean')
  },

  [requestObjectMember](value) {
    const known: readonly unknown[] = requestObjectAlgorithms
    if (value === undefined || known.includes(value)) return
    throw new errors.InvalidClientMetadata(
      `request_object_signing_alg must be one of ${requestObjectAlgorithms.join(', ')}`,
    )
  },

  profile(value, metadata) {
    if (value === undefined) return
    if (value !== 'fapi2') throw new errors.InvalidClientMetadata("profile must be 'fapi2'")
    if (metadata.token_endpoint_auth_method !== 'private_key_jwt') {
      throw new errors.InvalidClientMetadata(
        "token_endpoint_auth_method must be 'private_key_jwt' in the profile 'fapi2'",
      )
    }
    const signedBy = metadata.id_token_signed_response_alg ?? ''
    Object.assign(metadata, {
      require_pushed_authorization_requests: true,
      dpop_bound_access_tokens: true,
      id_token_signed_response_alg: fapi2Algorithms.includes(signedBy) ? signedBy : 'ES256',
    })
  },
}

/** The members of client metadata that the engine does not know. */
export const extraClientMetadata: ExtraClientMetadata = {
  properties: Object.keys(rules),
  validator: (_ctx, name, value, metadata) => rules[name]?.(value, metadata),
}
