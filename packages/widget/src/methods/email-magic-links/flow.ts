import type { Flow } from '../../flow/flow.ts'

/** What is on its way. */
export interface SentLink {
  readonly email: string
  /** Names the code in the same mail; undefined where the project wants none. */
  readonly code_id?: string | undefined
  /** What leads another device back to this page; undefined where the project does not want it. */
  readonly other_device?: { readonly poll_token: string; readonly number: string } | undefined
}

/** Email Confirmation, and the end of a sign-in whose link was opened in another tab. */
export type EmailMagicLinksScreen =
  | ({ readonly name: 'emailMagicLinks.sent' } & SentLink)
  | { readonly name: 'emailMagicLinks.success' }

/** What happens in sign-in by link. */
export type EmailMagicLinksEvent =
  | ({ readonly type: 'emailMagicLinks.sent' } & SentLink)
  | { readonly type: 'emailMagicLinks.opened' }
  | { readonly type: 'emailMagicLinks.tryAgainChosen' }
  | { readonly type: 'emailMagicLinks.left'; readonly email: string }

/** What leads to Email Confirmation (specification section 4). */
export const emailMagicLinksFlow = {
  'emailMagicLinks.sent': {
    from: ['main'],
    to: ({ type: _, ...sent }) => ({ name: 'emailMagicLinks.sent', ...sent }),
  },
} satisfies Flow<EmailMagicLinksScreen, Extract<EmailMagicLinksEvent, { type: `${string}.sent` }>>
