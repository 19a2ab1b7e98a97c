import { type Action, type Submit, useSubmit } from '../../flow/use-submit.ts'
import type { PasswordsProps } from './flow.ts'

/** An action that is never submitted: without a method that mails the address, the screen has no link for it. */
const nothing: Action<string> = { call: async () => null, done() {} }

/**
 * Logs in a user who has a password by a mail of the configured e-mail method instead, like a user without a password
 * on Main.
 */
export function useLogInByMail({
  screen,
  emit,
}: PasswordsProps<'passwords.enter'>): Submit<string> {
  const { email, toNext } = screen
  const next = toNext?.() ?? nothing
  return useSubmit({
    ...next,
    done(reply, address) {
      // the mail's event is valid only on Main, and the back arrow of its screen leads to Main
      emit({ type: 'passwords.left', email })
      next.done(reply, address)
    },
  })
}
