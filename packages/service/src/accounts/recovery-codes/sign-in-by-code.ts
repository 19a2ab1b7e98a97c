import { limits, type RequestOf, type recoveryCodes } from '@portico/contract'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { parsePhone } from '../../foundation/addresses/parse-phone.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { hashAccountCode, parseRecoveryCode } from '../../foundation/text/recovery-code.ts'
import { recordFailures } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { Repositories } from '../../kernel/storage/storage.ts'
import { readSessionOptions } from '../sessions/read-session-options.ts'
import { recordAuthentication, type SignedIn } from '../sessions/start-session.ts'
import { isGuarded } from '../sessions/verify-sufficient-factors.ts'
import { reserveGuess } from '../sign-in/reserve-guess.ts'
import { reportUsedCode } from './report-used-code.ts'

type SignInCall = Call<RequestOf<typeof recoveryCodes.authenticate>>

/** The address or the number that the caller has typed. */
interface Identifier {
  /** The key under which wrong codes are counted. */
  readonly subject: string
  findUserId(storage: Pick<Repositories, 'users' | 'phones'>): Promise<string | null>
}

/** The id of no user: for an unknown address the same statements run with it. */
const nobody = 'user-nobody'

/**
 * Signs a user in with a recovery code. An unknown address, a user without codes, one whom an authenticator app protects
 * and a wrong code get the same answer after the same statements. Wrong codes are counted by the address and the source
 * that sent them, so that a stranger cannot keep the owner out; the codes have 80 random bits.
 *
 * @throws AuthError `invalid_recovery_code`, `invalid_recovery_identifier`, `user_lock_limit_reached`, `user_blocked`,
 *   `unable_to_authenticate_recovery_code`
 */
export async function signInByCode(
  dependencies: Dependencies,
  call: SignInCall,
): Promise<SignedIn & { readonly codesLeft: number }> {
  const { storage, rateLimits } = dependencies
  const { project, source, body } = call
  const { projectId } = project
  const code = parseRecoveryCode(body.recovery_code)
  if (code === null) throw new AuthError('invalid_recovery_code')
  const identifier = readIdentifier(projectId, body)
  const options = readSessionOptions(call, body)
  await rateLimits.takeAuthenticate(project, source)
  const signedIn = await recordFailures(dependencies, call, 'recovery_codes', async (attempt) => {
    attempt.userId = await identifier.findUserId(storage)
    const subject = `${identifier.subject}:source:${source.bucket}`
    const failures = await reserveGuess(dependencies, { projectId, subject }, limits.totp)
    if (failures >= limits.totp.maxTries) attempt.lock = { failures }
    const userId = attempt.userId ?? nobody
    return storage.transaction(async (tx) => {
      await tx.artefacts.lockForUser(projectId, userId)
      const codeHash = hashAccountCode(dependencies.keyRing, userId, code)
      const now = dependencies.clock.now()
      const codeId = await tx.accountCodes.consume(projectId, userId, codeHash, now)
      const user = codeId === null ? null : await tx.users.findById(projectId, userId)
      // Thrown after the code was consumed, which the rollback takes back.
      if (codeId === null || !user || isGuarded(user)) {
        throw new AuthError('unable_to_authenticate_recovery_code')
      }
      await tx.attempts.clear(projectId, subject)
      const started = await recordAuthentication(tx, dependencies, {
        project,
        user,
        source,
        ...options,
        factor: {
          type: 'recovery_codes',
          deliveryMethod: 'recovery_code',
          authenticatedAt: now,
          credential: { factor: 'account_code', id: codeId },
        },
        isToldAnyway: true,
      })
      const codesLeft = await reportUsedCode(tx, dependencies, call, { user, started, codeId })
      return { started, user, codesLeft }
    })
  })
  dependencies.wakeOutbox()
  return signedIn
}

/** @throws AuthError `invalid_recovery_identifier`, `invalid_email`, `invalid_phone_number` */
function readIdentifier(projectId: string, body: SignInCall['body']): Identifier {
  const { email, phone_number: phone } = body
  if (email !== undefined && phone === undefined) {
    const { canonical } = parseEmail(email)
    return {
      subject: `recovery_code:email:${canonical}`,
      findUserId: async ({ users }) =>
        (await users.findEmailOwner(projectId, canonical))?.userId ?? null,
    }
  }
  if (phone !== undefined && email === undefined) {
    const { number } = parsePhone(phone)
    return {
      subject: `recovery_code:phone:${number}`,
      findUserId: async ({ phones }) =>
        (await phones.findByNumber(projectId, number))?.userId ?? null,
    }
  }
  throw new AuthError('invalid_recovery_identifier')
}
