import type { AccountSection } from '../../../flow/account/account-section.ts'
import { toCount, toListed } from '../../../flow/account/to-count.ts'
import { MailIcon } from '../../../foundation/icons/mail-icon.tsx'

/** The user's e-mail addresses; the first one is the primary one. */
export const emailsSection: AccountSection = {
  id: 'emails',
  group: 'you',
  rank: 2,
  label: 'account.emails',
  icon: <MailIcon />,
  isOffered: () => true,
  describe: ({ user: { emails }, text }) => ({
    value: toListed(
      emails.map(({ email }) => email),
      text,
    ),
    short: toCount(emails.length, text),
    warning:
      emails.length > 0 && emails.every(({ verified }) => !verified)
        ? text('account.notVerified')
        : undefined,
  }),
  load: () => import('./emails-list.tsx'),
}
