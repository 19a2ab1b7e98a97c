import { toEmailTab } from '../../flow/forms/email-tab.ts'
import type { MethodOf } from '../../flow/method.ts'
import type { PasswordsFlow } from './flow.ts'
import { loadScreens } from './load-screens.ts'

const email = toEmailTab({
  rank: 0,
  autoComplete: 'username',
  invalid: 'error.invalidEmail',
  load: async () => (await import('./to-find-owner.ts')).toFindOwner,
})

/** Sign-in by password. Its e-mail form is at hand, so that no page waits for it. */
export const passwords = {
  id: 'passwords',
  tabs: () => [email],
  load: loadScreens,
} satisfies MethodOf<PasswordsFlow>
