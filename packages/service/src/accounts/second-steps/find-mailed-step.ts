import { findGuess } from '../../declarations/all-declarations.ts'
import type { CredentialGuess } from '../../declarations/declare-addition.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { EmailRow, UserRow } from '../../kernel/storage/storage.ts'
import {
  findIntermediateSession,
  type IntermediateSession,
} from '../sessions/intermediate-session.ts'

/** A first step that the code in a mail completes. */
export interface MailedStep {
  readonly user: UserRow
  readonly intermediate: IntermediateSession
  readonly address: EmailRow
  readonly guess: CredentialGuess
}

/**
 * Finds the first step by its token.
 *
 * @throws AuthError `intermediate_session_not_found`; also when the user has removed the address meanwhile, or the step
 *   is completed in another way
 */
export async function findMailedStep(
  dependencies: Pick<Dependencies, 'storage' | 'keyRing' | 'clock'>,
  projectId: string,
  token: string,
): Promise<MailedStep> {
  const { user, intermediate } = await findIntermediateSession(dependencies, projectId, token)
  const { emailId, factors } = intermediate
  const address = user.emails.find((email) => email.emailId === emailId && email.verified)
  const guess = factors[0] && findGuess(factors[0])
  if (!address || !guess) throw new AuthError('intermediate_session_not_found')
  return { user, intermediate, address, guess }
}
