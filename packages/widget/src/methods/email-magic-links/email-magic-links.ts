import { toEmailTab } from '../../flow/forms/email-tab.ts'
import type { MethodOf } from '../../flow/method.ts'
import { type EmailMagicLinksFlow, emailMagicLinksFlow } from './flow.ts'

const email = toEmailTab({
  rank: 1,
  invalid: 'error.invalidEmail',
  load: async () => (await import('./to-mail-link.ts')).toMailLink,
})

/** Sign-in with a magic link. */
export const emailMagicLinks = {
  id: 'emailMagicLinks',
  tabs: () => [email],
  flow: emailMagicLinksFlow,
  load: () => import('./screens.tsx'),
} satisfies MethodOf<EmailMagicLinksFlow>
