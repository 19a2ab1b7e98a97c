import type { Method } from '../../flow/method.ts'
import { type PasswordsScreen, passwordsFlow } from './flow.ts'
import { loadRest } from './load-rest.ts'
import { PasswordsForm } from './passwords-form.tsx'

/** Sign-in by password. */
export const passwords = {
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
  flow: passwordsFlow,
  screens: {
    'passwords.enter': loadRest,
    'passwords.resetSent': loadRest,
    'passwords.reset': loadRest,
    'passwords.success': loadRest,
  },
  messages: async () => (await loadRest()).getTexts(),
} satisfies Method<PasswordsScreen>
