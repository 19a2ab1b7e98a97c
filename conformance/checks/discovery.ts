/** The provider's metadata (OpenID Connect Discovery 1.0): how it is loaded, and what it must say. */

import type { TestedProvider } from '../providers/tested-provider.ts'
import { ensure } from '../runner/failure.ts'
import type { TestContext } from '../runner/test-context.ts'
import { getText, isTexts, type JsonObject, readJson } from './json.ts'

export interface ProviderMetadata {
  readonly authorizationEndpoint: string
  readonly tokenEndpoint: string
  readonly userinfoEndpoint: string
  readonly jwksUri: string
  readonly registrationEndpoint: string
  /** Everything, under the names of the specification. */
  readonly all: JsonObject
}

export async function loadMetadata(provider: TestedProvider): Promise<ProviderMetadata> {
  const url = `${provider.issuer}/.well-known/openid-configuration`
  const answer = await provider.send(url)
  ensure(answer.status === 200, `discovery: ${answer.status}`)
  const all = await readJson(answer, 'discovery')
  return {
    authorizationEndpoint: getText(all, 'authorization_endpoint', 'discovery'),
    tokenEndpoint: getText(all, 'token_endpoint', 'discovery'),
    userinfoEndpoint: getText(all, 'userinfo_endpoint', 'discovery'),
    jwksUri: getText(all, 'jwks_uri', 'discovery'),
    registrationEndpoint: getText(all, 'registration_endpoint', 'discovery'),
    all,
  }
}

/** Whether the metadata lists `value` under `name`. */
export function isListed({ metadata }: TestContext, name: string, value: string): boolean {
  const list = metadata.all[name]
  return isTexts(list) && list.includes(value)
}

const responseTypes = ['code', 'token', 'id_token', 'none']
const scopeSyntax = /^[\x21\x23-\x5b\x5d-\x7e]+$/

/** What must be a list of texts, whether it must be there, and what each text must be. */
const lists: Readonly<Record<string, { required?: true; legal?: (text: string) => boolean }>> = {
  scopes_supported: { legal: (text) => scopeSyntax.test(text) },
  response_types_supported: {
    required: true,
    legal: (text) => text.split(' ').every((part) => responseTypes.includes(part)),
  },
  response_modes_supported: {},
  grant_types_supported: {},
  subject_types_supported: {
    required: true,
    legal: (text) => text === 'public' || text === 'pairwise',
  },
  id_token_signing_alg_values_supported: { required: true },
  userinfo_signing_alg_values_supported: {},
  request_object_signing_alg_values_supported: {},
  token_endpoint_auth_methods_supported: {},
  token_endpoint_auth_signing_alg_values_supported: { legal: (text) => text !== 'none' },
  claims_supported: {},
  code_challenge_methods_supported: {},
  ui_locales_supported: { legal: isCanonicalLocale },
  claims_locales_supported: { legal: isCanonicalLocale },
  acr_values_supported: {},
  display_values_supported: {
    legal: (text) => ['page', 'popup', 'touch', 'wap'].includes(text),
  },
  claim_types_supported: {},
  prompt_values_supported: {},
}

const flags = [
  'claims_parameter_supported',
  'request_parameter_supported',
  'request_uri_parameter_supported',
  'require_request_uri_registration',
  'authorization_response_iss_parameter_supported',
  'require_pushed_authorization_requests',
]

function isCanonicalLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}

/** All that the module `oidcc-discovery-endpoint-verification` asks of the metadata itself. */
export function verifyMetadata(context: TestContext): void {
  const { all } = context.metadata
  const { issuer } = context.provider
  ensure(all.issuer === issuer, `discovery: issuer is ${all.issuer}, not ${issuer}`)
  const { protocol, search, hash } = new URL(issuer)
  ensure(protocol === 'https:' && !search && !hash, 'discovery: the issuer is no plain https URL')
  for (const [name, value] of Object.entries(all)) {
    if (!/_endpoint$|_uri$/.test(name)) continue
    ensure(
      typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:',
      `discovery: ${name} is no https URL`,
    )
  }
  for (const [name, { required, legal }] of Object.entries(lists)) {
    const value = all[name]
    ensure(value !== undefined || !required, `discovery: ${name} is missing`)
    if (value === undefined) continue
    ensure(isTexts(value), `discovery: ${name} is no list of texts`)
    ensure(value.length > 0 || name.endsWith('locales_supported'), `discovery: ${name} is empty`)
    ensure(new Set(value).size === value.length, `discovery: ${name} says something twice`)
    const illegal = value.find((text) => legal && !legal(text))
    ensure(illegal === undefined, `discovery: ${name} holds the illegal "${illegal}"`)
  }
  for (const name of flags) {
    const value = all[name]
    ensure(value === undefined || typeof value === 'boolean', `discovery: ${name} is no boolean`)
  }
  ensure(
    isListed(context, 'scopes_supported', 'openid'),
    'discovery: the scope openid is not listed',
  )
  ensure(
    isListed(context, 'id_token_signing_alg_values_supported', 'RS256'),
    'discovery: id tokens cannot be signed with RS256',
  )
  if (all.claims_supported === undefined) context.warn('discovery: claims_supported is missing')
  for (const name of Object.keys(all)) {
    if (!knownMetadata.has(name)) context.warn(`discovery: ${name} is no registered metadata`)
  }
}

const encryption = [
  'id_token',
  'userinfo',
  'request_object',
  'authorization',
  'introspection',
].flatMap((part) => [
  `${part}_signing_alg_values_supported`,
  `${part}_encryption_alg_values_supported`,
  `${part}_encryption_enc_values_supported`,
])

const endpoints = ['token', 'introspection', 'revocation'].flatMap((part) => [
  `${part}_endpoint`,
  `${part}_endpoint_auth_methods_supported`,
  `${part}_endpoint_auth_signing_alg_values_supported`,
])

/** The registry of authorization server metadata, as far as a provider of this kind may use it. */
const knownMetadata = new Set([
  ...Object.keys(lists),
  ...flags,
  ...encryption,
  ...endpoints,
  'issuer',
  'jwks_uri',
  'authorization_endpoint',
  'userinfo_endpoint',
  'registration_endpoint',
  'end_session_endpoint',
  'pushed_authorization_request_endpoint',
  'device_authorization_endpoint',
  'check_session_iframe',
  'service_documentation',
  'op_policy_uri',
  'op_tos_uri',
  'dpop_signing_alg_values_supported',
  'backchannel_logout_supported',
  'backchannel_logout_session_supported',
  'frontchannel_logout_supported',
  'frontchannel_logout_session_supported',
  'tls_client_certificate_bound_access_tokens',
  'mtls_endpoint_aliases',
  'authorization_details_types_supported',
  'protected_resources',
  'client_id_metadata_document_supported',
])
