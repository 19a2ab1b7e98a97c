import { createPrivateKey, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Clock } from '../../foundation/clock.ts'
import type { VonageConfig } from './vonage-setting.ts'

const lifeSeconds = 300

/** Signs the token of one request, which names the application (Vonage, "Authentication", JSON Web Tokens). */
export function signVonageToken(
  { applicationId, privateKey }: VonageConfig,
  clock: Clock,
): Promise<string> {
  const now = Math.floor(clock.now() / 1_000)
  return new SignJWT({ application_id: applicationId })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + lifeSeconds)
    .sign(createPrivateKey(privateKey))
}
