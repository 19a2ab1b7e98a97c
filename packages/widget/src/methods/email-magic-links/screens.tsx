/** The screens of sign-in with a magic link. They form one chunk. */

import { Confirmation } from '../../flow/confirmation/confirmation.tsx'
import { isFlag, isMissing, isMissingOr, isNumber, isText } from '../../flow/kept-screen.ts'
import { registerScreens } from '../../flow/register-flow.ts'
import type { ScreensOf } from '../../flow/screens.ts'
import { checkEmailText } from '../../locales/en/check-email.ts'
import { emailMagicLinksText } from '../../locales/en/email-magic-links.ts'
import { buttonText, codeText } from '../../locales/en/forms.ts'
import { resendText } from '../../locales/en/resend.ts'
import { type EmailMagicLinksFlow, type EmailMagicLinksProps, emailMagicLinksFlow } from './flow.ts'
import { Sent } from './sent.tsx'
import { toLinkEnd } from './to-link-end.ts'

/** The screen of the tab that requested the link, after the link was opened in another tab. */
const Success = (_: EmailMagicLinksProps<'emailMagicLinks.success'>) => (
  <Confirmation text="emailConfirmation.success.content" />
)

/** The screens of magic links behind Main. */
export const screens = registerScreens({
  flow: emailMagicLinksFlow,
  views: { 'emailMagicLinks.sent': Sent, 'emailMagicLinks.success': Success },
  texts: { ...checkEmailText, ...emailMagicLinksText, ...codeText, ...buttonText, ...resendText },
  kept: {
    'emailMagicLinks.sent': {
      fields: {
        email: isText,
        sentAt: isNumber,
        code_id: isMissingOr(isText),
        isRenewed: isMissingOr(isFlag),
        // the object contains a token, and no token may be stored
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
