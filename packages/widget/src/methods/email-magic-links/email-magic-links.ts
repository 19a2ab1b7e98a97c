import type { Method } from '../../flow/method.ts'
import { EmailMagicLinksForm } from './email-magic-links-form.tsx'
import { type EmailMagicLinksScreen, emailMagicLinksFlow } from './flow.ts'

/** The screens and their words. */
const load = () => import('./screens.tsx')

/** Sign-in by a link in a mail. */
export const emailMagicLinks = {
  id: 'emailMagicLinks',
  tabs: () => [
    {
      id: 'email',
      label: 'tab.email',
      rank: 1,
      leadsTo: 'emailMagicLinks.sent',
      Form: EmailMagicLinksForm,
    },
  ],
  flow: emailMagicLinksFlow,
  screens: { 'emailMagicLinks.sent': load, 'emailMagicLinks.success': load },
  messages: async () => (await load()).texts,
} satisfies Method<EmailMagicLinksScreen>
