import { toEmailTab } from '../../flow/forms/email-tab.ts'
import type { MethodOf } from '../../flow/method.ts'
import type { PasswordsFlow } from './flow.ts'
import { loadScreens } from './load-screens.ts'

const email = toEmailTab({
  rank: 0,
  autoComplete: 'username',
  load: async () => (await import('./search-owner.ts')).searchOwner,
})

/** Sign-in with a password. Its e-mail form is part of the first chunk, so that the page need not wait for it. */
export const passwords = {
  id: 'passwords',
  tabs: () => [email],
  load: loadScreens,
} satisfies MethodOf<PasswordsFlow>
