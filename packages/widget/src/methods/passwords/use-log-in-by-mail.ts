import { type Action, type Submit, useSubmit } from '../../flow/use-submit.ts'
import type { PasswordsProps } from './flow.ts'

/** Never submitted: without a method that mails the address, the screen has no such link. */
const nothing: Action<string> = { call: async () => null, done() {} }

/** Logs a user in who has a password as Main logs in those who have none: by a mail of the method beside passwords. */
export function useLogInByMail({
  screen,
  emit,
}: PasswordsProps<'passwords.enter'>): Submit<string> {
  const { email, toNext } = screen
  const next = toNext?.() ?? nothing
  return useSubmit({
    ...next,
    done(reply, address) {
      // what was sent leads on from Main, to which its screen's arrow leads back
      emit({ type: 'passwords.left', email })
      next.done(reply, address)
    },
  })
}
