import type { Flow } from '../../flow/flow.ts'
import type { EmailMagicLinksEvent, EmailMagicLinksScreen } from './flow.ts'

/**
 * What leads away from Email Confirmation (specification section 4): its screens bring it. "Try again" forgets the
 * address, the back arrow keeps it.
 */
export const sentFlow = {
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
} satisfies Flow<EmailMagicLinksScreen, Exclude<EmailMagicLinksEvent, { type: `${string}.sent` }>>
