import type { Flow } from '../../flow/flow.ts'
import type { FlowOf, PropsOf } from '../../flow/screens.ts'
import { sentFlow } from './sent-flow.ts'

/** What is on its way. */
interface SentLink {
  readonly email: string
  /** Epoch milliseconds. */
  readonly sentAt: number
  /** Whether another tab asked for it, after the one that this screen was waiting for. */
  readonly isRenewed?: boolean | undefined
  /** Names the code in the same mail; undefined where the project wants none. */
  readonly code_id?: string | undefined
  /** What leads another device back to this page; undefined where the project does not want it, and after a reload. */
  readonly other_device?: { readonly poll_token: string; readonly number: string } | undefined
}

/** Email Confirmation, and the end of a sign-in whose link was opened in another tab. */
export type EmailMagicLinksScreen =
  | ({ readonly name: 'emailMagicLinks.sent' } & SentLink)
  | { readonly name: 'emailMagicLinks.success' }

/** What happens in sign-in by link. */
export type EmailMagicLinksEvent =
  | ({ readonly type: 'emailMagicLinks.sent' } & SentLink)
  | ({ readonly type: 'emailMagicLinks.renewed' } & SentLink)
  | { readonly type: 'emailMagicLinks.opened' }
  | { readonly type: 'emailMagicLinks.tryAgainChosen' }
  | { readonly type: 'emailMagicLinks.left'; readonly email: string }

/** Sign-in by link (specification section 4). "Try again" forgets the address, the back arrow keeps it. */
export const emailMagicLinksFlow = {
  ...sentFlow,
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

/** The flow of links as one type. */
export type EmailMagicLinksFlow = FlowOf<
  EmailMagicLinksScreen,
  EmailMagicLinksEvent,
  typeof emailMagicLinksFlow
>

/** What a screen of it is given. */
export type EmailMagicLinksProps<Name extends EmailMagicLinksScreen['name']> = PropsOf<
  EmailMagicLinksFlow,
  Name
>
