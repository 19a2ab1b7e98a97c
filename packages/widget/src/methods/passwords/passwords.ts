import type { Method } from '../../flow/method.ts'
import { type PasswordsScreen, passwordsFlow } from './flow.ts'
import { PasswordsForm } from './passwords-form.tsx'

/** Sign-in by password. */
export const passwords = {
  id: 'passwords',
  tabs: () => [
    { id: 'email', label: 'tab.email', rank: 0, leadsTo: 'passwords.logIn', Form: PasswordsForm },
  ],
  flow: passwordsFlow,
  screens: {
    'passwords.create': () => import('./create-screen.tsx'),
    'passwords.logIn': () => import('./log-in-screen.tsx'),
    'passwords.resetSent': () => import('./reset-sent-screen.tsx'),
    'passwords.reset': () => import('./reset-screen.tsx'),
    'passwords.loggingIn': () => import('./logging-in-screen.tsx'),
    'passwords.success': () => import('./success-screen.tsx'),
  },
  messages: async () => (await import('./texts.ts')).passwordsText,
} satisfies Method<PasswordsScreen>
