/**
 * Sign-in with a passkey: its part of Main, and Passkey Confirmation. It is loaded only if passkeys are configured. The
 * client communicates with the browser and the service.
 */
import type { ReactNode } from 'react'
import { Confirmation } from '../../flow/confirmation/confirmation.tsx'
import type { LeadProps } from '../../flow/method.ts'
import { registerScreens } from '../../flow/register-flow.ts'
import type { ScreensOf } from '../../flow/screens.ts'
import { WithTexts } from '../../kernel/context/with-texts.tsx'
import { passkeySignInText } from '../../locales/en/passkeys.ts'
import { type PasskeysEvent, type PasskeysFlow, type PasskeysProps, passkeysFlow } from './flow.ts'
import { PasskeyLead } from './passkey-lead.tsx'

export { createPasskeyAfterLogin as followPasswordLogin } from './create-passkey-after-login.ts'

/** The component above all sections of Main. */
export function Lead(props: LeadProps<PasskeysEvent>): ReactNode {
  return (
    <WithTexts texts={passkeySignInText}>
      <PasskeyLead {...props} />
    </WithTexts>
  )
}

/** The screen Passkey Confirmation. */
const Success = (_: PasskeysProps<'passkeys.success'>) => (
  <Confirmation text="passkey.success.content" />
)

/** The screens of passkeys behind Main. */
export const screens = registerScreens({
  flow: passkeysFlow,
  views: { 'passkeys.success': Success },
  texts: passkeySignInText,
} satisfies ScreensOf<PasskeysFlow>)
