import { isListed } from '../checks/discovery.ts'
import { getText, isTexts } from '../checks/json.ts'
import { loadKeys } from '../checks/jwks.ts'
import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { ensure } from '../runner/failure.ts'

/** FAPI 2.0 5.4 */
const allowed = ['PS256', 'ES256', 'EdDSA', 'Ed25519']

const signingLists = [
  'token_endpoint_auth_signing_alg_values_supported',
  'dpop_signing_alg_values_supported',
  'id_token_signing_alg_values_supported',
]

const needed = [
  ['response_types_supported', 'code'],
  ['grant_types_supported', 'authorization_code'],
  ['code_challenge_methods_supported', 'S256'],
  ['token_endpoint_auth_methods_supported', 'private_key_jwt'],
  ['scopes_supported', 'openid'],
] as const

/** The metadata names all that the profile needs, and nothing that it forbids. */
export const fapi2DiscoveryEndPointVerification = createFapi2Module(
  'discovery-end-point-verification',
  async (context) => {
    const { all } = context.metadata
    for (const name of ['pushed_authorization_request_endpoint', 'token_endpoint', 'jwks_uri']) {
      const url = getText(all, name, 'discovery')
      ensure(new URL(url).protocol === 'https:', `discovery: ${name} is not https`)
    }
    ensure(all.issuer === context.provider.issuer, `discovery: issuer is ${all.issuer}`)
    for (const [name, value] of needed) {
      ensure(isListed(context, name, value), `discovery: ${name} does not list ${value}`)
    }
    for (const name of signingLists) {
      const list = all[name]
      const isUsable = isTexts(list) && list.some((alg) => allowed.includes(alg))
      ensure(isUsable, `discovery: ${name} lists no algorithm of the profile`)
      ensure(!list.includes('none'), `discovery: ${name} lists none`)
    }
    ensure(
      all.authorization_response_iss_parameter_supported === true,
      'discovery: authorization_response_iss_parameter_supported is not true',
    )
    await loadKeys(context)
  },
)
