import type { LazyMethod } from '../../flow/method.ts'
import { loadScreens } from './load-screens.ts'
import { PasswordsForm } from './passwords-form.tsx'

/** Sign-in by password. Its e-mail form is at hand, so that no page waits for it. */
export const passwords: LazyMethod = {
  id: 'passwords',
  tabs: () => [
    {
      id: 'email',
      label: 'tab.email',
      autoComplete: 'username',
      rank: 0,
      leadsTo: 'passwords.enter',
      Form: PasswordsForm,
    },
  ],
  load: loadScreens,
}
