import type { Flow, FlowEvent } from '../../flow/flow.ts'
import type { TabContext } from '../../flow/method.ts'
import type { FlowOf, PropsOf } from '../../flow/screens.ts'

/** Why a mail that resets the password was sent: each has its own screen. */
export type ResetReason = 'forgot' | 'breached' | 'resetRequired' | 'setNew'

/** Whose password: an account's that is to be made, or one's that has it. */
interface Owner {
  readonly email: string
  readonly isNew: boolean
  /** What mails the same address a log-in without the password; undefined where no method does. */
  readonly toNext: TabContext<FlowEvent>['toNext']
}

/** Which mail was sent, and where to. */
interface SentReset {
  readonly email: string
  readonly reason: ResetReason
  /** Whether a right password was refused for a breach, which the person reads. */
  readonly isOfBreach?: boolean | undefined
  /** Epoch milliseconds. */
  readonly sentAt: number
  /** When it was asked for once more, epoch milliseconds; undefined for a first one. */
  readonly resentAt?: number | undefined
}

/** A link that resets the password. `email` is null where the service does not say whose it is. */
interface LiveLink {
  readonly token: string
  readonly email: string | null
}

/** What is known of a link that leads nowhere. */
interface DeadLink {
  readonly token: string
  /** Where a new one goes, as far as the holder of the old one may know; null where nobody knows. */
  readonly maskedEmail: string | null
  readonly canResend: boolean
  /** Why, where it is not that the link is over. */
  readonly reason: string | null
}

/** A new link, for the one with that token. */
type NewLink = Pick<DeadLink, 'token' | 'maskedEmail'>

/** Password (create or log in), Forgot, Breached, Dedupe, Set New, the Reset Form and Confirmation. */
export type PasswordsScreen =
  | ({ readonly name: 'passwords.enter' } & Owner)
  | ({ readonly name: 'passwords.resetSent' } & SentReset)
  | { readonly name: 'passwords.reset'; readonly token: string | null }
  | ({ readonly name: 'passwords.resetForm' } & LiveLink)
  | ({ readonly name: 'passwords.deadLink' } & DeadLink)
  | ({ readonly name: 'passwords.linkSent' } & NewLink)
  | { readonly name: 'passwords.success' }

/** What happens with passwords. */
export type PasswordsEvent =
  | ({ readonly type: 'passwords.found' } & Owner)
  | ({ readonly type: 'passwords.resetStarted' } & SentReset)
  | ({ readonly type: 'passwords.linkChecked' } & LiveLink)
  | ({ readonly type: 'passwords.linkRefused' } & DeadLink)
  | ({ readonly type: 'passwords.linkResent' } & NewLink)
  | { readonly type: 'passwords.verified' }
  | { readonly type: 'passwords.left'; readonly email: string }

/** Passwords (specification section 4). The page that the mail leads to is a start of its own: no event leads to it. */
export const passwordsFlow = {
  'passwords.found': {
    from: ['main'],
    to: ({ type: _, ...owner }) => ({ name: 'passwords.enter', ...owner }),
  },
  'passwords.resetStarted': {
    // once more, on its own screen
    from: ['main', 'passwords.enter', 'passwords.resetSent'],
    to: ({ type: _, ...sent }) => ({ name: 'passwords.resetSent', ...sent }),
  },
  'passwords.linkChecked': {
    from: ['passwords.reset'],
    to: ({ type: _, ...link }) => ({ name: 'passwords.resetForm', ...link }),
  },
  'passwords.linkRefused': {
    from: ['passwords.reset', 'passwords.resetForm'],
    to: ({ type: _, ...link }) => ({ name: 'passwords.deadLink', ...link }),
  },
  'passwords.linkResent': {
    from: ['passwords.reset', 'passwords.deadLink'],
    to: ({ type: _, ...link }) => ({ name: 'passwords.linkSent', ...link }),
  },
  'passwords.verified': {
    from: ['passwords.enter', 'passwords.reset', 'passwords.resetForm'],
    to: () => ({ name: 'passwords.success' }),
  },
  'passwords.left': {
    from: [
      'passwords.enter',
      'passwords.resetSent',
      'passwords.reset',
      'passwords.deadLink',
      'passwords.linkSent',
    ],
    to: ({ email }) => ({ name: 'main', typed: { email } }),
  },
} satisfies Flow<PasswordsScreen, PasswordsEvent>

/** The flow of passwords as one type. */
export type PasswordsFlow = FlowOf<PasswordsScreen, PasswordsEvent, typeof passwordsFlow>

/** What a screen of it is given. */
export type PasswordsProps<Name extends PasswordsScreen['name']> = PropsOf<PasswordsFlow, Name>

/** What an event that leads from Main tells. */
export type PasswordsOnMain = Extract<
  PasswordsEvent,
  { type: 'passwords.found' | 'passwords.resetStarted' }
>
