import { importJWK, jwtVerify } from 'jose'
import type { Dialect, Json } from './dialect.ts'

/** A client as it is registered at a provider. */
export interface SocialClient {
  readonly clientId: string
  readonly clientSecret: string
  /** For Apple: the public key, as a JWK. */
  readonly publicJwk?: Json
  readonly teamId?: string
  /** For Google: the origins that may use One Tap ("Authorized JavaScript origins"). @default any */
  readonly origins?: readonly string[]
}

/** True when a token request authenticates the client in the way that the provider requires. */
export async function isClient(
  client: SocialClient | undefined,
  dialect: Dialect,
  { headers, form, now }: { headers: Headers; form: URLSearchParams; now: number },
): Promise<boolean> {
  if (!client) return false
  const { clientId, clientSecret } = client
  const isBasic = readBasic(headers).join('\n') === `${clientId}\n${clientSecret}`
  const isNamed = form.get(dialect.clientIdParameter ?? 'client_id') === clientId
  const secret = form.get('client_secret') ?? ''
  if (dialect.clientAuthentication === 'signed') {
    return isNamed && (await isSigned(client, dialect, secret, now))
  }
  const isPost = isNamed && secret === clientSecret && !headers.has('authorization')
  if (dialect.clientAuthentication === 'either') return isBasic || isPost
  return dialect.clientAuthentication === 'basic' ? isBasic : isPost
}

/** Reads id and secret from a Basic header, in which both are form-encoded (RFC 6749, 2.3.1). */
function readBasic(headers: Headers): readonly string[] {
  const [, encoded = ''] = /^Basic (.+)$/.exec(headers.get('authorization') ?? '') ?? []
  const decode = (text: string) => new URLSearchParams(`x=${text}`).get('x') ?? ''
  return Buffer.from(encoded, 'base64').toString().split(':').map(decode)
}

/**
 * Verifies Apple's client secret: a JWT from the team, with the client as its subject and Apple as its audience, for at
 * most six months.
 */
async function isSigned(client: SocialClient, dialect: Dialect, secret: string, now: number) {
  try {
    const { payload } = await jwtVerify(secret, await importJWK({ ...client.publicJwk }, 'ES256'), {
      issuer: client.teamId ?? '',
      subject: client.clientId,
      audience: dialect.issuer ?? '',
      algorithms: ['ES256'],
      currentDate: new Date(now),
      requiredClaims: ['exp', 'iat'],
    })
    return Number(payload.exp) - Number(payload.iat) <= 15_777_000
  } catch {
    return false
  }
}
