/**
 * Sign-in by passkey: what it adds to Main, and Passkey Confirmation. Loaded where passkeys are configured;
 * what the browser and the service have to do for it is the client's.
 */
import type { ReactNode } from 'react'
import { WithTexts } from '../../context/with-texts.tsx'
import type { LeadProps, ScreenParts } from '../../flow/method.ts'
import { registerFlow } from '../../flow/register-flow.ts'
import { type PasskeysScreen, passkeysFlow } from './flow.ts'
import { PasskeyLead } from './passkey-lead.tsx'
import { Success } from './success.tsx'
import { passkeySignInText } from './text/en.ts'

export { createPasskeyAfterLogin as followPasswordLogin } from './create-passkey-after-login.ts'

/** Above the sections of Main. */
export function Lead(props: LeadProps): ReactNode {
  return (
    <WithTexts texts={passkeySignInText}>
      <PasskeyLead {...props} />
    </WithTexts>
  )
}

/** Passkey Confirmation. */
function View(): ReactNode {
  return (
    <WithTexts texts={passkeySignInText}>
      <Success />
    </WithTexts>
  )
}

registerFlow(passkeysFlow)

/** What passkeys show behind Main. Its screen brings its own words, as what stands on Main does. */
export const screenParts = {
  screens: { 'passkeys.success': async () => ({ View }) },
  messages: async () => ({}),
} satisfies Omit<ScreenParts<PasskeysScreen>, 'flow'>
