import { importPKCS8, SignJWT } from 'jose'
import type { ClientSecret } from '../../../declarations/oauth/oauth-setting.ts'
import type { Clock } from '../../../foundation/clock.ts'

const lifeSeconds = 300

/**
 * Signs the JWT that Apple requires as the client secret. The team issues it for the client, and it is valid for five
 * minutes.
 *
 * @see https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret
 */
export async function signClientSecret(
  key: Extract<ClientSecret, { kind: 'apple' }>,
  about: { readonly clientId: string; readonly audience: string; readonly clock: Clock },
): Promise<string> {
  const now = Math.floor(about.clock.now() / 1_000)
  const privateKey = await importPKCS8(key.privateKey.replaceAll('\\n', '\n'), 'ES256')
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: key.keyId })
    .setIssuer(key.teamId)
    .setSubject(about.clientId)
    .setAudience(about.audience)
    .setIssuedAt(now)
    .setExpirationTime(now + lifeSeconds)
    .sign(privateKey)
}
