/** The screens of sign-in by link, in one chunk. */

import { emailMagicLinksText } from '../../declarations/email-magic-links/text/en.ts'
import { buttonText, codeText } from '../../declarations/forms/text/en.ts'
import { resendText } from '../../declarations/resend/text/en.ts'
import { Confirmation } from '../../flow/confirmation/confirmation.tsx'
import { isFlag, isMissing, isMissingOr, isNumber, isText } from '../../flow/kept-screen.ts'
import { registerScreens } from '../../flow/register-flow.ts'
import type { ScreensOf } from '../../flow/screens.ts'
import { type EmailMagicLinksFlow, type EmailMagicLinksProps, emailMagicLinksFlow } from './flow.ts'
import { Sent } from './sent.tsx'
import { toLinkEnd } from './to-link-end.ts'

/** What follows in the tab that asked once the link was opened in another one. */
const Success = (_: EmailMagicLinksProps<'emailMagicLinks.success'>) => (
  <Confirmation text="emailConfirmation.success.content" />
)

/** What links show behind Main. */
export const screens = registerScreens({
  flow: emailMagicLinksFlow,
  views: { 'emailMagicLinks.sent': Sent, 'emailMagicLinks.success': Success },
  texts: { ...emailMagicLinksText, ...codeText, ...buttonText, ...resendText },
  kept: {
    'emailMagicLinks.sent': {
      fields: {
        email: isText,
        sentAt: isNumber,
        code_id: isMissingOr(isText),
        isRenewed: isMissingOr(isFlag),
        // a token polls for the other device, and none is kept
        other_device: isMissing,
      },
      toEnd: toLinkEnd,
      renewal: {
        toAddressee: ({ email }) => email.toLowerCase(),
        toEvent: ({ name: _, ...sent }) => ({
          ...sent,
          type: 'emailMagicLinks.renewed',
          isRenewed: true,
        }),
      },
    },
  },
} satisfies ScreensOf<EmailMagicLinksFlow>)
