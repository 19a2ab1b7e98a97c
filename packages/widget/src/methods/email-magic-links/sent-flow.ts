import type { Flow } from '../../flow/flow.ts'
import type { EmailMagicLinksEvent, EmailMagicLinksScreen } from './flow.ts'

/** The row of the flow that leads to Email Confirmation (specification section 4). */
export const sentFlow = {
  'emailMagicLinks.sent': {
    from: ['main'],
    to: ({ type: _, ...sent }) => ({ name: 'emailMagicLinks.sent', ...sent }),
  },
} satisfies Partial<Flow<EmailMagicLinksScreen, EmailMagicLinksEvent>>
