import { randomUUID } from 'node:crypto'
import { getText, type JsonObject, readJson } from '../checks/json.ts'
import { relyingPartyOrigin } from '../providers/external-documents.ts'
import { ensure } from '../runner/failure.ts'
import type { ClientAuth } from '../runner/module.ts'
import type { TestContext } from '../runner/test-context.ts'
import type { Client, ClientKey } from './client.ts'
import { getClientKey } from './create-client-key.ts'

export interface RegistrationOptions {
  readonly auth?: ClientAuth
  readonly key?: ClientKey
  /** Metadata beyond the usual, or in place of it; undefined leaves it out. */
  readonly metadata?: Readonly<Record<string, unknown>>
}

/** A redirect URI that no other module uses. */
export function createRedirectUri(): string {
  return `${relyingPartyOrigin}/callback/${randomUUID()}`
}

/** Sends a registration (Dynamic Client Registration 3.1) and leaves the answer to the caller. */
export async function sendRegistration(
  { provider, metadata, variant }: TestContext,
  { auth = variant.clientAuth, key, metadata: more }: RegistrationOptions,
): Promise<Response> {
  const { publicJwk } = key ?? (await getClientKey())
  const wanted: JsonObject = {
    client_name: 'Conformance',
    application_type: 'web',
    redirect_uris: [createRedirectUri()],
    response_types: ['code'],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: auth,
    // Ours: keeps ID tokens to the letter of Core 5.4. Others know no such member.
    id_token_claims: false,
    ...(auth === 'private_key_jwt' && { jwks: { keys: [publicJwk] } }),
    ...more,
  }
  return provider.send(metadata.registrationEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(wanted),
  })
}

/** Registers a client app as the plan's variant wants it. */
export async function registerClient(
  context: TestContext,
  options: RegistrationOptions = {},
): Promise<Client> {
  const answer = await sendRegistration(context, options)
  const metadata = await readJson(answer, 'registration')
  ensure(answer.status === 201, `registration: ${answer.status} ${JSON.stringify(metadata)}`)
  const redirectUris = metadata.redirect_uris
  const [redirectUri] = Array.isArray(redirectUris) ? redirectUris : []
  ensure(typeof redirectUri === 'string', 'registration: the redirect URIs are not answered')
  const { client_secret: secret } = metadata
  return {
    clientId: getText(metadata, 'client_id', 'registration'),
    secret: typeof secret === 'string' ? secret : null,
    auth: options.auth ?? context.variant.clientAuth,
    key: options.key ?? (await getClientKey()),
    redirectUri,
    metadata,
  }
}
