import type { TabContext } from '../../flow/method.ts'
import type { Action } from '../../flow/use-submit.ts'
import { isEmail } from '../../forms/is-email.ts'
import type { PasswordsOnMain } from './flow.ts'
import { loadScreens } from './load-screens.ts'

/** Asks who an address belongs to, from Main's e-mail form. */
export const toFindOwner = (context: TabContext<PasswordsOnMain>): Action<string, () => void> => ({
  check: (email) => (isEmail(email) ? null : 'error.invalidEmail'),
  call: async (email, signal) => (await loadScreens()).findOwner(context, email, signal),
  done: (goOn) => goOn(),
})
