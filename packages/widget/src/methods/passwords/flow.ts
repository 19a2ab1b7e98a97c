import type { Flow } from '../../flow/flow.ts'

/** Why a mail that resets the password was sent: each has its own screen. */
export type ResetReason = 'forgot' | 'breached' | 'resetRequired' | 'setNew'

/** Whose password: an account's that is to be made, or one's that has it. */
interface Owner {
  readonly email: string
  readonly isNew: boolean
}

/** Which mail was sent, and where to. */
interface SentReset {
  readonly email: string
  readonly reason: ResetReason
}

/** Password (create or log in), Forgot, Breached, Dedupe, Set New, the Reset Form and Confirmation. */
export type PasswordsScreen =
  | ({ readonly name: 'passwords.enter' } & Owner)
  | ({ readonly name: 'passwords.resetSent' } & SentReset)
  | { readonly name: 'passwords.reset'; readonly token: string | null }
  | { readonly name: 'passwords.success' }

/** What happens with passwords. */
export type PasswordsEvent =
  | ({ readonly type: 'passwords.found' } & Owner)
  | ({ readonly type: 'passwords.resetStarted' } & SentReset)
  | { readonly type: 'passwords.verified' }
  | { readonly type: 'passwords.left'; readonly email: string }

/** Passwords (specification section 4). The Reset Form is a start of its own: no event leads to it. */
export const passwordsFlow = {
  'passwords.found': {
    from: ['main'],
    to: ({ type: _, ...owner }) => ({ name: 'passwords.enter', ...owner }),
  },
  'passwords.resetStarted': {
    from: ['main', 'passwords.enter'],
    to: ({ type: _, ...sent }) => ({ name: 'passwords.resetSent', ...sent }),
  },
  'passwords.verified': {
    from: ['passwords.enter', 'passwords.reset'],
    to: () => ({ name: 'passwords.success' }),
  },
  'passwords.left': {
    from: ['passwords.enter', 'passwords.resetSent', 'passwords.reset'],
    to: ({ email }) => ({ name: 'main', email }),
  },
} satisfies Flow<PasswordsScreen, PasswordsEvent>
