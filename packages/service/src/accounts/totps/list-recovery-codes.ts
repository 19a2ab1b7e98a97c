import type { ReplyOf, totps } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { toCodeSealContext } from '../../foundation/text/recovery-code.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'

/**
 * Reads a user's authenticator apps with their unused recovery codes; the caller decides who may read them.
 *
 * @throws AuthError `totps_not_found_for_user`
 */
export async function listRecoveryCodes(
  { storage, keyRing, clock }: Pick<Dependencies, 'storage' | 'keyRing' | 'clock'>,
  { projectId, userId }: Pick<UserRow, 'projectId' | 'userId'>,
): Promise<ReplyOf<typeof totps.recoveryCodes>['totps']> {
  const apps = await storage.totps.listOfUser(projectId, userId, clock.now())
  if (apps.length === 0) throw new AuthError('totps_not_found_for_user')
  return Promise.all(
    apps.map(async ({ totpId, verified }) => {
      const codes = await storage.totps.listCodes(projectId, totpId)
      const context = toCodeSealContext({ projectId, totpId })
      const opened = codes.map(({ sealedCode }) => keyRing.open(sealedCode, context))
      return { totp_id: totpId, verified, recovery_codes: opened }
    }),
  )
}
