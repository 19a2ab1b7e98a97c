import type { MethodOf } from '../../flow/method.ts'
import type { PasswordsEvent, PasswordsScreen, passwordsFlow } from './flow.ts'
import { loadScreens } from './load-screens.ts'
import { PasswordsForm } from './passwords-form.tsx'

/** Sign-in by password. Its e-mail form is at hand, so that no page waits for it. */
export const passwords = {
  id: 'passwords',
  tabs: () => [
    {
      id: 'email',
      label: 'tab.email',
      autoComplete: 'username',
      rank: 0,
      Form: PasswordsForm,
    },
  ],
  load: loadScreens,
} satisfies MethodOf<PasswordsScreen, PasswordsEvent, typeof passwordsFlow>
