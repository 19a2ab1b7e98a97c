import type { MethodOf } from '../../flow/method.ts'
import { toEmailTab } from '../../forms/email-tab.ts'
import type { EmailMagicLinksFlow } from './flow.ts'
import { sentFlow } from './sent-flow.ts'
import { toMailLink } from './to-mail-link.ts'

/** Sign-in by a link in a mail. */
export const emailMagicLinks = {
  id: 'emailMagicLinks',
  tabs: () => [toEmailTab(1, toMailLink)],
  flow: sentFlow,
  load: () => import('./screens.tsx'),
} satisfies MethodOf<EmailMagicLinksFlow>
