import type { Static } from 'typebox'
import type { UndoPayload } from '../../accounts/notices/undo-token.ts'
import { voidSecrets } from '../../accounts/sessions/void-secrets.ts'
import {
  endMeantSessions,
  toUndoAct,
  type Undo,
  type Undoing,
  undoReason,
} from '../../accounts/sign-in/undo.ts'
import type { GuessedEvent } from '../../declarations/declare-addition.ts'
import type { changedPassword } from '../../declarations/passwords/changed-password.ts'
import type { PasswordRow } from '../../declarations/passwords/password-store.ts'
import { passwordWords } from '../../declarations/passwords/password-words.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { fillText, toMailLanguage } from '../../foundation/text/words.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import { startReset } from './start-reset.ts'

/** Removes a password that the user did not set themselves, and mails them a link to set their own. */
export const undoPassword: Undo<Static<typeof changedPassword.event>> = {
  async run(undoing, { changedAt }) {
    return dropPassword(undoing, (password) => password.changedAt === changedAt)
  },
  followUp: sayHowToReset,
}

/** Removes a password that a thief knows, and mails the user a link to set another. */
export const undoGuess: Undo<GuessedEvent> = {
  async run(undoing, { at }) {
    return dropPassword(undoing, (password) => password.changedAt <= at)
  },
  followUp: sayHowToReset,
}

/** @returns false when the password that the event is about was replaced since */
async function dropPassword(
  undoing: Undoing,
  isMeant: (password: PasswordRow) => boolean,
): Promise<boolean> {
  const { tx, dependencies, user } = undoing
  const { projectId, userId } = user
  const password = await tx.passwords.find(projectId, userId)
  // The button was pressed before.
  if (!password) return true
  if (!isMeant(password)) return false
  await tx.passwords.remove(projectId, userId)
  await recordActivity(tx, dependencies, {
    ...toUndoAct(undoing, { passwords: null }),
    action: 'password.dropped',
    details: { reason: undoReason },
  })
  await endMeantSessions(undoing, () => true)
  // An app that an attacker authorized would get its next code without a prompt.
  await tx.grants.removeOfUser(projectId, userId)
  // Pending links and codes may have been requested by the attacker.
  await voidSecrets(tx, user, dependencies.clock.now())
  return true
}

async function sayHowToReset(
  dependencies: Dependencies,
  context: CallContext,
  notMe: UndoPayload,
): Promise<string> {
  const words = passwordWords[toMailLanguage(notMe.locale)].undo
  const isMailed = await mailReset(dependencies, context, notMe)
  return isMailed ? fillText(words.mailSent, { email: notMe.email }) : words.askForMail
}

/** @returns false when no mail could be sent: the limit is reached, or the project has no page for resets */
async function mailReset(
  dependencies: Dependencies,
  { project, source }: CallContext,
  { email, locale }: UndoPayload,
): Promise<boolean> {
  const call = { project, source, sessionToken: null, origin: null, params: {}, query: {} }
  try {
    return (await startReset(dependencies, { ...call, body: { email, locale } })) !== null
  } catch (error) {
    if (error instanceof AuthError) return false
    throw error
  }
}
