import type { RequestOf, users } from '@portico/contract'
import { type ParsedEmail, parseEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, CallContext } from '../../kernel/http/register-operations.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { ChallengeRow, Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { holdSession } from '../sessions/hold-session.ts'
import { verifyAddressProof } from '../sessions/verify-account-change.ts'
import { forgetCodeGuesses, reserveCodeGuess } from '../sign-in/reserve-code-guess.ts'
import { addAddress } from './add-address.ts'
import { readAddressProof } from './address-proof-payload.ts'

/** Returns the key under which a user's wrong codes for new addresses are counted. */
const toGuessSubject = (userId: string) => `address_proof:${userId}`

/**
 * Adds an address when its code is entered in the session that asked for it.
 *
 * @returns the user afterwards, and the address's id
 * @throws AuthError `otp_code_not_found`, `user_lock_limit_reached`, `insufficient_factors`,
 *   `email_belongs_to_another_account`
 */
export async function proveAddress(
  dependencies: Dependencies,
  call: Call<RequestOf<typeof users.proveEmail>>,
): Promise<{ readonly user: UserRow; readonly emailId: string }> {
  const { project, source, body } = call
  verifyCodeForm(body)
  const own = await getOwnSession(dependencies, call)
  await dependencies.rateLimits.takeAuthenticate(project, source)
  const { sessionId } = own.session
  const asked = { project, source, body, userId: own.user.userId, sessionId }
  const challenge = await verifyAddressCode(dependencies, asked)
  const added = await dependencies.storage.transaction(async (tx) => {
    const now = dependencies.clock.now()
    const held = await holdSession(tx, own.session, now)
    const { canonical } = parseEmail(readAddressProof(challenge).email)
    verifyAddressProof(held.user, held.session, now, canonical)
    const email = await consumeAddressProof(tx, dependencies, { challenge, source })
    return addAddress(tx, dependencies, { project, source }, { ...held, email })
  })
  // Thrown after the transaction, which used up the code.
  if (!added) throw new AuthError('email_belongs_to_another_account')
  dependencies.wakeOutbox()
  return added
}

/** @throws AuthError `invalid_code`, `invalid_method_id` */
export function verifyCodeForm({ code, method_id }: EnteredCode): void {
  if (!/^[0-9]{6}$/.test(code)) throw new AuthError('invalid_code')
  if (!/^[\w-]{1,128}$/.test(method_id)) throw new AuthError('invalid_method_id')
}

/** A code as it is entered. */
type EnteredCode = Pick<RequestOf<typeof users.proveEmail>, 'code' | 'method_id'>

/**
 * Checks the code, which must be of this user and this session, or of the host. A guess counts before it is checked.
 *
 * @throws AuthError `otp_code_not_found`, `user_lock_limit_reached`
 */
export async function verifyAddressCode(
  dependencies: Dependencies,
  entered: CallContext & {
    readonly body: EnteredCode
    readonly userId: string
    /** Null when the host enters the code. */
    readonly sessionId: string | null
  },
): Promise<ChallengeRow> {
  const { storage, keyRing, clock } = dependencies
  const { project, source, body, userId, sessionId } = entered
  const { projectId } = project
  const challenge = await storage.challenges.findAny(projectId, 'address_proof', body.method_id)
  const isOwn = challenge?.subject === userId && readAddressProof(challenge).sessionId === sessionId
  if (!challenge || !isOwn) throw new AuthError('otp_code_not_found')
  const { challengeId: codeId } = challenge
  const subject = toGuessSubject(userId)
  const { isLast } = await reserveCodeGuess(dependencies, {
    projectId,
    subject,
    codeId,
    userId,
    source,
  })
  if (!isEqualDigest(keyRing.hashCode(codeId, body.code), challenge.secretHash)) {
    if (isLast) await storage.challenges.consume(projectId, 'address_proof', codeId, clock.now())
    throw new AuthError('otp_code_not_found')
  }
  return challenge
}

/**
 * Uses up a code whose check succeeded, under the user's lock.
 *
 * @returns the address that it proves
 * @throws AuthError `otp_code_not_found` when it was used or has run out meanwhile
 */
export async function consumeAddressProof(
  tx: Pick<Repositories, 'challenges' | 'attempts'>,
  dependencies: Dependencies,
  { challenge, source }: { readonly challenge: ChallengeRow; readonly source: Source },
): Promise<ParsedEmail> {
  const { projectId, challengeId, subject: userId } = challenge
  const now = dependencies.clock.now()
  const used = await tx.challenges.consume(projectId, 'address_proof', challengeId, now)
  if (!used) throw new AuthError('otp_code_not_found')
  const guess = { projectId, subject: toGuessSubject(userId), userId, source }
  await forgetCodeGuesses(tx.attempts, dependencies, guess)
  return parseEmail(readAddressProof(used).email)
}
