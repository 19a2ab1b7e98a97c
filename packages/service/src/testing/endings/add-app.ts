import { randomBytes } from 'node:crypto'
import { createTotpSecret } from '../../accounts/totps/totp-code.ts'
import { toSecretSealContext } from '../../declarations/totps/totp-secret-context.ts'
import { systemRandom } from '../../foundation/random.ts'
import {
  createRecoveryCode,
  hashRecoveryCode,
  toCodeSealContext,
} from '../../foundation/text/recovery-code.ts'
import type { MembersContext } from './members-context.ts'

/** Adds an authenticator app to a user. */
export async function addApp(
  { storage, keyRing, world }: MembersContext,
  userId: string,
  verified: boolean,
) {
  const { projectId } = world.project
  const place = { projectId, userId, totpId: `totp-test-${randomBytes(8).toString('hex')}` }
  const secret = createTotpSecret(systemRandom)
  const recoveryCode = createRecoveryCode(systemRandom)
  const row = {
    ...place,
    sealedSecret: keyRing.seal(secret, toSecretSealContext(place)),
    verified,
    createdAt: world.now(),
    expiresAt: world.now() + 3_600_000,
    lastStep: null,
    isUnproved: false,
  }
  await storage.totps.add(row, [
    {
      codeId: `totp-recovery-code-test-${randomBytes(8).toString('hex')}`,
      codeHash: hashRecoveryCode(keyRing, userId, recoveryCode),
      sealedCode: keyRing.seal(recoveryCode, toCodeSealContext(place)),
    },
  ])
  return { totpId: place.totpId, secret, recoveryCode }
}
