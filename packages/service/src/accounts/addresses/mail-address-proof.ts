import type { ParsedEmail } from '../../foundation/addresses/parse-email.ts'
import { enqueueMail } from '../../kernel/delivery/enqueue-mail.ts'
import { issuePasscode } from '../../kernel/delivery/issue-passcode.ts'
import { toOccasion } from '../../kernel/delivery/occasion.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import type { AddressProofPayload } from './address-proof-payload.ts'

/**
 * Mails a code to an address that a user is to get, inside the transaction that holds the user's lock. The mail to an address of
 * another account says so.
 *
 * @param proof.sessionId the session in which the code counts; null when the host enters it
 * @returns the new `method_id`
 */
export async function mailAddressProof(
  tx: Repositories,
  dependencies: Dependencies,
  { project, source }: CallContext,
  proof: {
    readonly user: UserRow
    readonly sessionId: string | null
    readonly email: ParsedEmail
    readonly locale: string
  },
): Promise<string> {
  const { projectId } = project
  const { user, sessionId, email, locale } = proof
  const minutes = project.passcodes.expirationMinutes
  const owner = await tx.users.findEmailOwner(projectId, email.canonical)
  const payload = { email: email.address, sessionId } satisfies AddressProofPayload
  // By the user, so that a stranger who asks for the same address voids nothing.
  const purpose = { projectId, kind: 'address_proof', subject: user.userId, payload } as const
  const { methodId, code, expiresAt } = await issuePasscode(tx, dependencies, purpose, minutes)
  await enqueueMail(tx, dependencies, {
    project,
    to: email.address,
    template: 'address.proof',
    locale,
    payload: {
      code,
      expirationMinutes: minutes,
      isTaken: owner?.isKept === true && owner.userId !== user.userId,
      occasion: toOccasion(dependencies, source, locale),
    },
    expiresAt,
    challengeId: methodId,
  })
  return methodId
}
