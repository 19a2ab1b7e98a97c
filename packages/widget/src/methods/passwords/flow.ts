import type { Flow, FlowEvent } from '../../flow/flow.ts'
import type { TabContext } from '../../flow/method.ts'
import type { FlowOf, PropsOf } from '../../flow/screens.ts'

/** The reason for a mail that resets the password. Each reason has its own screen. */
export type ResetReason = 'forgot' | 'breached' | 'resetRequired' | 'setNew'

/** The user of the address: a new user, or a user with a password. */
interface Owner {
  readonly email: string
  readonly isNew: boolean
  /**
   * Creates the action that sends a log-in mail to the address, for a user who does not want to type the password;
   * undefined if no method has such an action.
   */
  readonly toNext: TabContext<FlowEvent>['toNext']
}

/** A mail that was sent, and its recipient. */
interface SentReset {
  readonly email: string
  readonly reason: ResetReason
  /** Whether a correct password was refused because of a data breach. The screen then explains it. */
  readonly isOfBreach?: boolean | undefined
  /** In epoch milliseconds. */
  readonly sentAt: number
  /** The time of the resend in epoch milliseconds; undefined for the first mail. */
  readonly resentAt?: number | undefined
}

/** A valid link that resets the password. `email` is null if the service does not return it. */
interface LiveLink {
  readonly token: string
  readonly email: string | null
}

/** An invalid link. */
interface DeadLink {
  readonly token: string
  /**
   * The recipient of a new link, masked because the holder of the old link may be another person; null if it is
   * unknown.
   */
  readonly maskedEmail: string | null
  readonly canResend: boolean
  /** The reason, if it is not that the link has expired or is used. */
  readonly reason: string | null
}

/** A request for a new link, identified by the token of the old link. */
type NewLink = Pick<DeadLink, 'token' | 'maskedEmail'>

/** The screens Password (create or log in), Forgot, Breached, Dedupe, Set New, Reset Form and Confirmation. */
export type PasswordsScreen =
  | ({ readonly name: 'passwords.enter' } & Owner)
  | ({ readonly name: 'passwords.resetSent' } & SentReset)
  | { readonly name: 'passwords.reset'; readonly token: string | null }
  | ({ readonly name: 'passwords.resetForm' } & LiveLink)
  | ({ readonly name: 'passwords.deadLink' } & DeadLink)
  | ({ readonly name: 'passwords.linkSent' } & NewLink)
  | { readonly name: 'passwords.success' }

/** The events of passwords. */
export type PasswordsEvent =
  | ({ readonly type: 'passwords.found' } & Owner)
  | ({ readonly type: 'passwords.resetStarted' } & SentReset)
  | ({ readonly type: 'passwords.linkChecked' } & LiveLink)
  | ({ readonly type: 'passwords.linkRefused' } & DeadLink)
  | ({ readonly type: 'passwords.linkResent' } & NewLink)
  | { readonly type: 'passwords.verified' }
  | { readonly type: 'passwords.left'; readonly email: string }

/**
 * The flow of passwords (specification section 4). No event leads to `passwords.reset`: it is the first screen of the
 * page that the mail leads to.
 */
export const passwordsFlow = {
  'passwords.found': {
    from: ['main'],
    to: ({ type: _, ...owner }) => ({ name: 'passwords.enter', ...owner }),
  },
  'passwords.resetStarted': {
    // a resend emits it on its own screen
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

/** The types of the flow. */
export type PasswordsFlow = FlowOf<PasswordsScreen, PasswordsEvent, typeof passwordsFlow>

/** Properties of a screen of the flow. */
export type PasswordsProps<Name extends PasswordsScreen['name']> = PropsOf<PasswordsFlow, Name>

/** The events that lead from Main to the screens of passwords. */
export type PasswordsOnMain = Extract<
  PasswordsEvent,
  { type: 'passwords.found' | 'passwords.resetStarted' }
>
