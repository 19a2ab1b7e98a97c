/**
 * Lists what can be called: all operations of the document, and endpoints and pages that the document does not list.
 */
import { registrationMembers } from '../../identity-provider/engine/clean-registration.ts'
import { createOpenApi } from '../../server/openapi/create-openapi.ts'
import type { JsonSchema } from './from-schema.ts'

/** An endpoint to call. */
export interface Target {
  readonly method: string
  /** With `{names}` as placeholders. */
  readonly path: string
  readonly query: Readonly<Record<string, JsonSchema>>
  readonly body: JsonSchema | null
  readonly bodyType: 'json' | 'form'
  /** The kind of caller. */
  readonly caller: 'page' | 'host' | 'client' | 'browser' | 'nobody'
}

/** The parts of an operation in the document that are read here. */
interface Operation {
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly { name: string; in: string; schema: JsonSchema }[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>
  }
}

const text: JsonSchema = { type: 'string' }
const texts = (...names: string[]): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(names.map((name) => [name, text]))

const authorization = texts(
  ...['client_id', 'redirect_uri', 'response_type', 'scope', 'state', 'nonce', 'prompt'],
  ...['max_age', 'login_hint', 'id_token_hint', 'ui_locales', 'acr_values', 'claims', 'display'],
  ...['code_challenge', 'code_challenge_method', 'response_mode', 'resource', 'request_uri'],
  ...['request', 'registration', 'dpop_jkt', 'claims_locales'],
)
const client = ['client_id', 'client_secret', 'client_assertion', 'client_assertion_type']
const logout = texts(
  'id_token_hint',
  'client_id',
  'post_logout_redirect_uri',
  'state',
  'logout_hint',
)

const ofKind: Readonly<Record<string, JsonSchema>> = {
  text,
  texts: { type: 'array', items: text },
  flag: { type: 'boolean' },
  number: { type: 'integer' },
  keys: { type: 'object', additionalProperties: true },
}

const registration: JsonSchema = {
  type: 'object',
  required: ['redirect_uris'],
  properties: {
    ...Object.fromEntries(
      Object.entries(registrationMembers).map(([name, kind]) => [name, ofKind[kind] ?? text]),
    ),
    ...texts('software_id', 'software_statement'),
  },
}

const form = (names: readonly string[]): JsonSchema => ({
  type: 'object',
  properties: texts(...names),
})

/** The endpoints and pages of the identity provider, below `{issuer}`. */
const protocol: readonly (Partial<Target> & Pick<Target, 'method' | 'path'>)[] = [
  { method: 'GET', path: '{issuer}/.well-known/openid-configuration' },
  { method: 'GET', path: '{issuer}/.well-known/oauth-authorization-server' },
  { method: 'GET', path: '/.well-known/openid-configuration{issuer}' },
  { method: 'GET', path: '{issuer}/v1/oauth2/jwks' },
  ...[1, 2, 3].map(
    () =>
      ({
        method: 'POST',
        path: '{issuer}/v1/oauth2/token',
        caller: 'client',
        bodyType: 'form',
        body: form([
          ...['grant_type', 'code', 'redirect_uri', 'code_verifier', 'refresh_token', 'scope'],
          ...['resource', 'device_code', 'audience', 'assertion', ...client],
        ]),
      }) as const,
  ),
  { method: 'GET', path: '{issuer}/v1/oauth2/userinfo', caller: 'client' },
  {
    method: 'POST',
    path: '{issuer}/v1/oauth2/userinfo',
    caller: 'client',
    bodyType: 'form',
    body: form(['access_token']),
  },
  ...['introspect', 'revoke'].map(
    (name) =>
      ({
        method: 'POST',
        path: `{issuer}/v1/oauth2/${name}`,
        caller: 'client',
        bodyType: 'form',
        body: form(['token', 'token_type_hint', ...client]),
      }) as const,
  ),
  {
    method: 'POST',
    path: '{issuer}/v1/oauth2/par',
    caller: 'client',
    bodyType: 'form',
    body: { type: 'object', properties: { ...authorization, ...texts(...client) } },
  },
  {
    method: 'POST',
    path: '{issuer}/v1/oauth2/device',
    caller: 'client',
    bodyType: 'form',
    body: form(['scope', 'resource', 'nonce', 'claims', 'max_age', ...client]),
  },
  ...[1, 2, 3, 4, 5].map(
    () => ({ method: 'POST', path: '{issuer}/v1/oauth2/register', body: registration }) as const,
  ),
  { method: 'GET', path: '{issuer}/v1/oauth2/register/{client_id}', caller: 'client' },
  {
    method: 'PUT',
    path: '{issuer}/v1/oauth2/register/{client_id}',
    caller: 'client',
    body: registration,
  },
  { method: 'DELETE', path: '{issuer}/v1/oauth2/register/{client_id}', caller: 'client' },
  { method: 'GET', path: '{issuer}/v1/oauth2/authorize', caller: 'browser', query: authorization },
  { method: 'GET', path: '{issuer}/v1/oauth2/authorize', caller: 'browser', query: authorization },
  {
    method: 'POST',
    path: '{issuer}/v1/oauth2/authorize',
    caller: 'browser',
    bodyType: 'form',
    body: { type: 'object', properties: authorization },
  },
  {
    method: 'POST',
    path: '{issuer}/v1/oauth2/forget_account',
    caller: 'browser',
    bodyType: 'form',
    body: { type: 'object', properties: texts('account') },
  },
  { method: 'GET', path: '{issuer}/v1/oauth2/logout', caller: 'browser', query: logout },
  {
    method: 'POST',
    path: '{issuer}/v1/oauth2/logout',
    caller: 'browser',
    bodyType: 'form',
    body: { type: 'object', properties: { ...logout, ...texts('proof', 'decision') } },
  },
  { method: 'GET', path: '{issuer}/device', caller: 'browser', query: texts('user_code') },
  {
    method: 'POST',
    path: '{issuer}/device',
    caller: 'browser',
    bodyType: 'form',
    body: form(['user_code', 'proof', 'decision']),
  },
  {
    method: 'POST',
    path: '/sdk/v1/oauth/authorize',
    caller: 'browser',
    bodyType: 'form',
    body: {
      type: 'object',
      properties: { ...authorization, ...texts('__Authorization', 'consent_granted') },
    },
  },
  { method: 'GET', path: '/v1/public/not_me', caller: 'browser', query: texts('token') },
  {
    method: 'POST',
    path: '/v1/public/not_me',
    caller: 'browser',
    bodyType: 'form',
    body: form(['token']),
  },
  { method: 'GET', path: '/v1/public/magic_links/redirect', query: texts('token') },
  { method: 'GET', path: '/.well-known/change-password' },
  { method: 'GET', path: '/healthz' },
  { method: 'GET', path: '/readyz' },
  { method: 'GET', path: '/metrics' },
  { method: 'GET', path: '/openapi.json' },
  { method: 'GET', path: '/{nowhere}' },
]

/** Lists all targets, always in the same order. */
export function listTargets(): {
  readonly targets: readonly Target[]
  readonly named: Readonly<Record<string, JsonSchema>>
} {
  // As clients receive it.
  const { paths, components } = JSON.parse(
    JSON.stringify(createOpenApi('https://auth.example.com')),
  )
  const documented = Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Target => {
      const schemes = Object.keys(operation.security?.[0] ?? {})
      const inQuery = (operation.parameters ?? []).filter((each) => each.in === 'query')
      return {
        method: method.toUpperCase(),
        path,
        query: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
        body: operation.requestBody?.content['application/json']?.schema ?? null,
        bodyType: 'json',
        caller: toCaller(schemes),
      }
    }),
  )
  const usual = { query: {}, body: null, bodyType: 'json', caller: 'nobody' } as const
  return {
    targets: [...documented, ...protocol.map((target) => ({ ...usual, ...target }))],
    named: components.schemas,
  }
}

function toCaller(schemes: readonly string[]): Target['caller'] {
  if (schemes.includes('projectSecret')) return 'host'
  return schemes.includes('publicToken') ? 'page' : 'nobody'
}
