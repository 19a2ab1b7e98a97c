import type { AccountSectionId, AccountStep } from '../../flow/account/account-section.ts'
import type { Flow } from '../../flow/flow.ts'
import type { FlowOf, PropsOf } from '../../flow/screens.ts'

/**
 * The one screen of the account: the list of its sections, and, beside it or in its place, the section that is open.
 * It stays mounted while the user goes from section to section.
 */
export interface AccountScreen {
  readonly name: 'account'
  /** Undefined if none was chosen: a narrow card then shows the list, a wide one a section of its choice. */
  readonly section?: AccountSectionId
  readonly step?: AccountStep
  /** What has just been done. */
  readonly notice?: string | undefined
}

/** The sign-in in place of an account that has ended, with a line that says what happened. */
export interface AccountLeftScreen {
  readonly name: 'account.left'
  readonly notice: string
}

/** The events of the account. */
export type AccountEvent =
  | {
      readonly type: 'account.sectionOpened'
      readonly section: AccountSectionId
      readonly notice?: string | undefined
    }
  | {
      readonly type: 'account.stepOpened'
      readonly section: AccountSectionId
      readonly step: AccountStep
    }
  | { readonly type: 'account.listOpened' }
  | { readonly type: 'account.signedOut' }
  | { readonly type: 'account.ended'; readonly notice: string }
  | { readonly type: 'account.signInBegun' }

/** The flow of the account. A user who is signed out sees the sign-in in its place. */
export const accountFlow = {
  'account.sectionOpened': {
    from: ['account'],
    to: ({ section, notice }) => ({ name: 'account', section, notice }),
  },
  'account.stepOpened': {
    from: ['account'],
    to: ({ section, step }) => ({ name: 'account', section, step }),
  },
  'account.listOpened': { from: ['account'], to: () => ({ name: 'account' }) },
  // an event with typed values, even without any, leads to Main itself and not to the first screen of the root
  'account.signedOut': { from: ['account'], to: () => ({ name: 'main', typed: {} }) },
  // the session may have ended a moment before
  'account.ended': {
    from: ['account', 'main'],
    to: ({ notice }) => ({ name: 'account.left', notice }),
  },
  'account.signInBegun': { from: ['account.left'], to: () => ({ name: 'main', typed: {} }) },
} satisfies Flow<AccountScreen | AccountLeftScreen, AccountEvent>

/** The types of the flow. */
export type AccountFlow = FlowOf<
  AccountScreen | AccountLeftScreen,
  AccountEvent,
  typeof accountFlow
>

/** Properties of a screen of the flow. */
export type AccountProps<Name extends AccountFlow['screen']['name']> = PropsOf<AccountFlow, Name>
