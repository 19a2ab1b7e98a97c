/**
 * The screens between the return from a provider and the end of a sign-in. They are a chunk of their own, because few
 * users see them.
 */

import { Confirmation } from '../../flow/confirmation/confirmation.tsx'
import { registerScreens } from '../../flow/register-flow.ts'
import type { ScreensOf } from '../../flow/screens.ts'
import { buttonText, codeText } from '../../locales/en/forms.ts'
import { askText } from '../../locales/en/oauth-ask.ts'
import { resendText } from '../../locales/en/resend.ts'
import { secondStepText } from '../../locales/en/second-step.ts'
import { Ask } from './ask-screen.tsx'
import { type OauthFlow, type OauthProps, oauthFlow } from './flow.ts'

const Success = (_: OauthProps<'oauth.success'>) => <Confirmation text="oauth.success.content" />

/** The screens of social sign-in behind Main. */
export const screens = registerScreens({
  flow: oauthFlow,
  views: { 'oauth.ask': Ask, 'oauth.success': Success },
  texts: { ...askText, ...secondStepText, ...codeText, ...buttonText, ...resendText },
} satisfies ScreensOf<OauthFlow>)
