import { getInternals } from '@portico/client'
import { toSendEmail } from '../../flow/forms/to-send-email.ts'
import type { TabContext } from '../../flow/method.ts'
import type { Action } from '../../flow/use-submit.ts'
import type { PasswordsOnMain } from './flow.ts'
import { loadScreens } from './load-screens.ts'

/** Creates the action of the form: it finds out whether the address has an account and a password. */
const toFindOwner = (context: TabContext<PasswordsOnMain>): Action<string, () => void> => ({
  call: async (email, signal) => {
    // the request starts before the code that handles its answer is loaded
    const answer = getInternals(context.widget.client).users.search(email, { signal })
    answer.catch(() => {}) // `findOwner` reports it; avoids an unhandled rejection
    return (await loadScreens()).findOwner(context, email, signal, answer)
  },
  done: (goOn) => goOn(),
})

/** Does the work of a submit of Main's e-mail form: it finds out how the owner of the address signs in. */
export const searchOwner = toSendEmail('error.invalidEmail', toFindOwner)
