import { toEmailTab } from '../../flow/forms/email-tab.ts'
import type { MethodOf } from '../../flow/method.ts'
import type { EmailMagicLinksFlow } from './flow.ts'

const email = toEmailTab({
  rank: 1,
  load: async () => (await import('./mail-link.ts')).mailLink,
})

/** Sign-in with a magic link. */
export const emailMagicLinks = {
  id: 'emailMagicLinks',
  tabs: () => [email],
  load: () => import('./screens.tsx'),
} satisfies MethodOf<EmailMagicLinksFlow>
