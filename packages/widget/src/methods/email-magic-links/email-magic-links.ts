import type { MethodOf } from '../../flow/method.ts'
import { EmailMagicLinksForm } from './email-magic-links-form.tsx'
import type { EmailMagicLinksEvent, EmailMagicLinksScreen, emailMagicLinksFlow } from './flow.ts'
import { sentFlow } from './sent-flow.ts'

/** Sign-in by a link in a mail. */
export const emailMagicLinks = {
  id: 'emailMagicLinks',
  tabs: () => [{ id: 'email', label: 'tab.email', rank: 1, Form: EmailMagicLinksForm }],
  flow: sentFlow,
  load: () => import('./screens.tsx'),
} satisfies MethodOf<EmailMagicLinksScreen, EmailMagicLinksEvent, typeof emailMagicLinksFlow>
