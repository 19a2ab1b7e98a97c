import type { Flow } from '../../flow/flow.ts'

/** What is on its way. */
export interface SentLink {
  readonly email: string
  /** Names the code in the same mail; undefined where the project wants none. */
  readonly codeId?: string | undefined
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

/** Sign-in by link (specification section 4). "Try again" forgets the address, the back arrow keeps it. */
export const emailMagicLinksFlow = {
  'emailMagicLinks.sent': {
    from: ['main'],
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
    to: ({ email }) => ({ name: 'main', email }),
  },
} satisfies Flow<EmailMagicLinksScreen, EmailMagicLinksEvent>
