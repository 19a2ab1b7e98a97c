import { furtherFactorText } from '../further-factor/text/en.ts'
import { identityProviderText } from '../identity-provider/text/en.ts'
import { emailMagicLinksText } from '../methods/email-magic-links/text/en.ts'
import { otpText } from '../methods/otp/text/en.ts'
import { passkeySignInText } from '../methods/passkeys/text/en.ts'
import { passwordsText } from '../methods/passwords/text/en.ts'
import { passkeyRegistrationText } from '../passkey-registration/text/en.ts'
import { setupText } from '../setup/text/en.ts'
import { signedInText } from '../signed-in/text/en.ts'
import { watermarkText } from '../watermark/text/en.ts'
import { sharedText } from './en.ts'
import { errorText } from './errors-en.ts'

/** Every text of the widget by its id, for tests and for the playground: no screen loads them all. */
export const allTexts: Readonly<Record<string, string>> = {
  ...sharedText,
  ...errorText,
  ...emailMagicLinksText,
  ...otpText,
  ...passwordsText,
  ...passkeySignInText,
  ...passkeyRegistrationText,
  ...furtherFactorText,
  ...identityProviderText,
  ...setupText,
  ...signedInText,
  ...watermarkText,
}
