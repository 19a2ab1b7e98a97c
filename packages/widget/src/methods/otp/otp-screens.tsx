/** The part of sign-in with a passcode behind Main: the screens and their texts. They form one chunk. */

import { OTPMethods } from '../../declarations/otp/options.ts'
import { Confirmation } from '../../flow/confirmation/confirmation.tsx'
import { isFlag, isMissingOr, isNumber, isOneOf, isText } from '../../flow/kept-screen.ts'
import { registerScreens } from '../../flow/register-flow.ts'
import type { ScreensOf } from '../../flow/screens.ts'
import { codeText } from '../../locales/en/forms.ts'
import { otpText } from '../../locales/en/otp.ts'
import { resendText } from '../../locales/en/resend.ts'
import { EnterCode } from './enter-code-screen.tsx'
import { type OtpFlow, type OtpProps, otpFlow } from './flow.ts'

/** The screen OTP Confirmation. */
const Success = (_: OtpProps<'otp.success'>) => <Confirmation text="otp.success.content" />

/** The screens of passcodes behind Main. */
export const screens = registerScreens({
  flow: otpFlow,
  views: { 'otp.enterCode': EnterCode, 'otp.success': Success },
  texts: { ...otpText, ...codeText, ...resendText },
  kept: {
    'otp.enterCode': {
      fields: {
        channel: isOneOf(...Object.values(OTPMethods)),
        methodId: isText,
        destination: isText,
        typed: isMissingOr(isText),
        expiresAt: isNumber,
        isAutomatic: isFlag,
        resentAt: isMissingOr(isNumber),
        isRenewed: isMissingOr(isFlag),
      },
      toEnd: ({ expiresAt }) => expiresAt,
      renewal: {
        // the channel is not part of the key, because the service counts SMS and WhatsApp to a number as one channel
        toAddressee: ({ destination }) => destination.toLowerCase(),
        toEvent: ({ name: _, ...sent }) => ({ ...sent, type: 'otp.renewed', isRenewed: true }),
      },
    },
  },
} satisfies ScreensOf<OtpFlow>)
