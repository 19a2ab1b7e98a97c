import { getInternals } from '@portico/client'
import type { TabContext } from '../../flow/method.ts'
import type { Action } from '../../flow/use-submit.ts'
import type { PasswordsOnMain } from './flow.ts'
import { loadScreens } from './load-screens.ts'

/** Asks who an address belongs to, from Main's e-mail form. */
export const toFindOwner = (context: TabContext<PasswordsOnMain>): Action<string, () => void> => ({
  call: async (email, signal) => {
    // the question leaves before the code is there that judges the answer
    const answer = getInternals(context.widget.client).users.search(email, { signal })
    answer.catch(() => {}) // whoever awaits it hears it
    return (await loadScreens()).findOwner(context, email, signal, answer)
  },
  done: (goOn) => goOn(),
})
