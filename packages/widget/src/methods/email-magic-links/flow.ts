import type { Flow } from '../../flow/flow.ts'
import type { FlowOf, PropsOf } from '../../flow/screens.ts'

/** A link that was sent, with its passcode. */
interface SentLink {
  readonly email: string
  /** In epoch milliseconds. */
  readonly sentAt: number
  /** Whether another tab requested this mail, after the mail that this screen was waiting for. */
  readonly isRenewed?: boolean | undefined
  /** The id of the code in the same mail; undefined if the project sends no code. */
  readonly code_id?: string | undefined
  /**
   * The token that polls for a sign-in on another device, and the number that the device asks for. Undefined if the
   * project does not use this, and after a reload.
   */
  readonly other_device?: { readonly poll_token: string; readonly number: string } | undefined
}

/** The screen Email Confirmation, and the end of a sign-in whose link was opened in another tab. */
export type EmailMagicLinksScreen =
  | ({ readonly name: 'emailMagicLinks.sent' } & SentLink)
  | { readonly name: 'emailMagicLinks.success' }

/** The events of sign-in with a magic link. */
export type EmailMagicLinksEvent =
  | ({ readonly type: 'emailMagicLinks.sent' } & SentLink)
  | ({ readonly type: 'emailMagicLinks.renewed' } & SentLink)
  | { readonly type: 'emailMagicLinks.opened' }
  | { readonly type: 'emailMagicLinks.tryAgainChosen' }
  | { readonly type: 'emailMagicLinks.left'; readonly email: string }

/**
 * The flow of sign-in with a magic link (specification section 4). "Try again" leads to Main without the address, the
 * back arrow with it.
 */
export const emailMagicLinksFlow = {
  'emailMagicLinks.sent': {
    from: ['main'],
    to: ({ type: _, ...sent }) => ({ name: 'emailMagicLinks.sent', ...sent }),
  },
  'emailMagicLinks.renewed': {
    from: ['emailMagicLinks.sent'],
    to: ({ type: _, ...sent }) => ({ name: 'emailMagicLinks.sent', ...sent }),
  },
  'emailMagicLinks.opened': {
    from: ['emailMagicLinks.sent'],
    to: () => ({ name: 'emailMagicLinks.success' }),
  },
  'emailMagicLinks.tryAgainChosen': {
    from: ['emailMagicLinks.sent'],
    to: () => ({ name: 'main' }),
  },
  'emailMagicLinks.left': {
    from: ['emailMagicLinks.sent'],
    to: ({ email }) => ({ name: 'main', typed: { email } }),
  },
} satisfies Flow<EmailMagicLinksScreen, EmailMagicLinksEvent>

/** The types of the flow. */
export type EmailMagicLinksFlow = FlowOf<
  EmailMagicLinksScreen,
  EmailMagicLinksEvent,
  typeof emailMagicLinksFlow
>

/** Properties of a screen of the flow. */
export type EmailMagicLinksProps<Name extends EmailMagicLinksScreen['name']> = PropsOf<
  EmailMagicLinksFlow,
  Name
>
