import type { Method } from '../../flow/method.ts'
import { type PasswordsScreen, passwordsFlow } from './flow.ts'
import { PasswordsForm } from './passwords-form.tsx'

/** Sign-in by password. */
export const passwords = {
  id: 'passwords',
  tabs: () => [
    { id: 'email', label: 'tab.email', rank: 0, leadsTo: 'passwords.enter', Form: PasswordsForm },
  ],
  flow: passwordsFlow,
  screens: {
    'passwords.enter': () => import('./enter-screen.tsx'),
    'passwords.resetSent': () => import('./reset-sent-screen.tsx'),
    'passwords.reset': () => import('./reset-screen.tsx'),
    'passwords.success': () => import('./success-screen.tsx'),
  },
  messages: async () => (await import('./texts.ts')).getTexts(),
} satisfies Method<PasswordsScreen>
