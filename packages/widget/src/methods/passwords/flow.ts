import type { Flow } from '../../flow/flow.ts'

/** Why a mail that resets the password was sent: each has its own screen. */
export type ResetReason = 'forgot' | 'breached' | 'resetRequired' | 'setNew'

/** Password (create or log in), Forgot, Breached, Dedupe, Set New, the Reset Form and Confirmation. */
export type PasswordsScreen =
  | { readonly name: 'passwords.create' | 'passwords.logIn'; readonly email: string }
  | { readonly name: 'passwords.resetSent'; readonly email: string; readonly reason: ResetReason }
  | { readonly name: 'passwords.reset' | 'passwords.loggingIn'; readonly token: string | null }
  | { readonly name: 'passwords.success' }

/** What happens with passwords. */
export type PasswordsEvent =
  | { readonly type: 'passwords.needed' | 'passwords.known'; readonly email: string }
  | {
      readonly type: 'passwords.resetStarted'
      readonly email: string
      readonly reason: ResetReason
    }
  | { readonly type: 'passwords.verified' }
  | { readonly type: 'passwords.left'; readonly email: string }

/** Passwords (specification section 4). The Reset Form is a start of its own: no event leads to it. */
export const passwordsFlow = {
  'passwords.needed': { from: ['main'], to: ({ email }) => ({ name: 'passwords.create', email }) },
  'passwords.known': { from: ['main'], to: ({ email }) => ({ name: 'passwords.logIn', email }) },
  'passwords.resetStarted': {
    from: ['main', 'passwords.create', 'passwords.logIn'],
    to: ({ email, reason }) => ({ name: 'passwords.resetSent', email, reason }),
  },
  'passwords.verified': {
    from: ['passwords.create', 'passwords.logIn', 'passwords.reset', 'passwords.loggingIn'],
    to: () => ({ name: 'passwords.success' }),
  },
  'passwords.left': {
    from: ['passwords.create', 'passwords.logIn', 'passwords.resetSent'],
    to: ({ email }) => ({ name: 'main', email }),
  },
} satisfies Flow<PasswordsScreen, PasswordsEvent>
