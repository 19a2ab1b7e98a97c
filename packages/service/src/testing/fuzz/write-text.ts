import { clientSecret, redirectUri } from '../../identity-provider/testing/client-apps.ts'
import type { Chance } from './chance.ts'
import type { WriteText } from './from-schema.ts'
import type { LiveValues } from './live-values.ts'

/** Names of collected values that fit a field whose own name is less specific. */
const sources: Readonly<Record<string, readonly string[]>> = {
  token: [
    ...['link_token', 'reset_token', 'passcode', 'session_token', 'session_jwt'],
    ...['access_token', 'refresh_token', 'id_token', 'not_me_token'],
  ],
  code: ['authorization_code', 'passcode', 'totp_code', 'user_code'],
  subject_token: ['access_token', 'session_jwt'],
  id_token_hint: ['id_token', 'session_jwt'],
  client_assertion: ['session_jwt', 'id_token'],
  session_token: ['session_token'],
  recovery_code: ['recovery_code'],
  connected_app_id: ['client_id'],
  method_id: ['method_id', 'email_id', 'totp_id', 'webauthn_registration_id'],
}

/** Further values of fields, beside those that the service issued. */
const words: Readonly<Record<string, readonly string[]>> = {
  password: ['seven wooden lighthouses', 'password', 'nine copper submarines', 'p'],
  client_id: ['notes', 'notes-public', 'tv', 'robot', 'nobody'],
  client_secret: [clientSecret, 'wrong'],
  redirect_uri: [redirectUri, `${redirectUri}/..`, 'https://evil.example.com/'],
  redirect_uris: [redirectUri, 'http://127.0.0.1:3000/cb', 'com.example.app:/cb', 'x'],
  post_logout_redirect_uri: ['https://rp.example.com/bye'],
  response_type: ['code', 'token', 'code id_token', 'none'],
  response_mode: ['query', 'fragment', 'form_post', 'jwt'],
  scope: ['openid', 'openid email offline_access', 'documents:read', 'full_access', ' '],
  scopes: ['openid', 'email', 'offline_access', 'documents:read', 'documents:write'],
  resource: ['https://api.example.com/', 'https://nobody.example.com/', 'x', 'https://a/#b'],
  resources: ['https://api.example.com/', 'https://nobody.example.com/'],
  grant_type: [
    ...['authorization_code', 'refresh_token', 'client_credentials', 'password'],
    'urn:ietf:params:oauth:grant-type:device_code',
    'urn:ietf:params:oauth:grant-type:token-exchange',
  ],
  grant_types: ['authorization_code', 'refresh_token', 'implicit', 'client_credentials'],
  response_types: ['code', 'code id_token', 'none', 'x'],
  prompt: ['none', 'login', 'consent', 'select_account', 'login none', 'create'],
  display: ['page', 'popup', 'x'],
  max_age: ['0', '1', '-1', '1e3', '99999999999999999999'],
  claims: [
    '{"userinfo":{"email":null}}',
    '{"id_token":{"acr":{"values":["x"]},"sub":{"value":7}}}',
    '{"id_token":[]}',
    '{"userinfo":{"email":7}}',
    '[]',
  ],
  code_challenge: ['E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', 'short'],
  code_challenge_method: ['S256', 'plain', 's256'],
  code_verifier: ['dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', 'short'],
  token_type_hint: ['access_token', 'refresh_token', 'x'],
  subject_type: ['public', 'pairwise'],
  application_type: ['web', 'native', 'x'],
  token_endpoint_auth_method: [
    ...['none', 'client_secret_basic', 'client_secret_post', 'client_secret_jwt'],
    ...['private_key_jwt', 'tls_client_auth'],
  ],
  decision: ['allow', 'deny'],
  consent_granted: ['true', 'false'],
  client_assertion_type: ['urn:ietf:params:oauth:client-assertion-type:jwt-bearer'],
  locale: ['en', 'pt-br', 'de', 'EN', 'zz', 'de_AT.UTF-8', 'x', 'de-de-de-de', ''],
  picture_url: ['https://pictures.example/a.png', 'http://a.example', 'javascript:alert(1)', ''],
  ui_locales: ['de en', 'x'],
  role: ['editor'],
  external_id: ['crm-1', 'crm-2', 'crm-3'],
  ip_address: ['203.0.113.9', '::1', '999.1.1.1'],
  filter_name: ['email_address', 'status', 'created_at_between', 'full_name_fuzzy', 'is_locked'],
  operator: ['AND', 'OR', 'XOR'],
  hash_type: ['bcrypt', 'scrypt', 'argon_2id', 'md_5', 'pbkdf_2', 'phpass', 'sha_1'],
  hash: [
    '$2b$04$abcdefghijklmnopqrstuuKZq2s7n6c4n0WZ0iZ4f3vB1jLr1yHdS',
    '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHQ$aGFzaGhhc2hoYXNo',
    '$P$B123456789012345678901234567890',
    '5f4dcc3b5aa765d61d8327deb882cf99',
  ],
  webauthn_domain: ['app.example.com', 'example.com', 'evil.example.com'],
  domain: ['app.example.com', 'evil.example.com'],
  user_code: ['BBBB-BBBB'],
  request: ['eyJhbGciOiJub25lIn0.e30.'],
  request_uri: ['urn:ietf:params:oauth:request_uri:none', 'https://a.example.com/r'],
  product_type: ['otp', 'passwords'],
}

const urls = /(_url|_uri|_uris)$/

/** Makes a text for a field of that name, mostly an existing value. */
export const createWriteText =
  (live: LiveValues): WriteText =>
  (name, chance) => {
    // The number of draws is constant, so that collected values do not change later draws.
    const fresh = chance.below(100_000)
    const source = chance.pick(sources[name] ?? [name])
    const given = live.pick(chance, source, '')
    const word = chance.pick(words[name] ?? [''])
    const isWord = chance.is(given === '' || word === '' ? 1 : 0.4)
    if (/email|login_hint/.test(name) && !name.endsWith('_id')) {
      return live.pick(chance, 'email', `fuzz-${fresh}@example.com`)
    }
    if (name === 'public_key_credential') return writeCredential(live, chance)
    if (isWord && word !== '') return word
    if (given !== '') return given
    if (urls.test(name)) return chance.pick(landing)
    return chance.pick([`x${fresh}`, String(fresh).padStart(6, '0'), 'plain words'])
  }

const landing = [
  'https://app.example.com/authenticate',
  'https://app.example.com/welcome?from=mail',
  'https://evil.example.com/',
]

/** Makes a passkey's answer that is valid except for its signature. */
function writeCredential(live: LiveValues, chance: Chance): string {
  const type = chance.pick(['webauthn.create', 'webauthn.get', 'x'])
  const challenge = live.pick(chance, 'challenge', 'AAAA')
  const origin = chance.pick(['https://app.example.com', 'https://evil.example.com'])
  const bytes = Buffer.from(Array.from({ length: 40 + chance.below(160) }, () => chance.below(256)))
  const known = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
    bytes,
  ])
  const id = bytes.subarray(0, 16).toString('base64url')
  return JSON.stringify({
    id,
    rawId: chance.is(0.9) ? id : 'other',
    type: 'public-key',
    response: {
      clientDataJSON: Buffer.from(JSON.stringify({ type, challenge, origin })).toString(
        'base64url',
      ),
      attestationObject: chance.pick([known, bytes]).toString('base64url'),
      authenticatorData: bytes.toString('base64url'),
      signature: bytes.subarray(3, 30).toString('base64url'),
      userHandle: live.pick(chance, 'user_id', 'AAAA'),
    },
    clientExtensionResults: {},
  })
}
