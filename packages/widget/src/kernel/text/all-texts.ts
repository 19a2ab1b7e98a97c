import * as declarations from '../../declarations/index.ts'
import { confirmationText } from '../../locales/en/confirmation.ts'
import { errorText } from '../../locales/en/errors.ts'
import { buttonText, codeText } from '../../locales/en/forms.ts'
import { furtherFactorText } from '../../locales/en/further-factor.ts'
import { identityProviderText } from '../../locales/en/identity-provider.ts'
import { projectText, tabText } from '../../locales/en/main.ts'
import { passkeyRegistrationText } from '../../locales/en/passkey-registration.ts'
import { resendText } from '../../locales/en/resend.ts'
import { setupText } from '../../locales/en/setup.ts'
import { sharedText } from '../../locales/en/shared.ts'
import { signedInText } from '../../locales/en/signed-in.ts'
import { watermarkText } from '../../locales/en/watermark.ts'

/** All texts of the widget by id, for tests and for the playground. No screen loads them all. */
export const allTexts: Readonly<Record<string, string>> = {
  ...sharedText,
  ...tabText,
  ...projectText,
  ...errorText,
  ...confirmationText,
  ...codeText,
  ...buttonText,
  ...resendText,
  ...Object.assign({}, ...Object.values(declarations).map(({ texts }) => texts)),
  ...passkeyRegistrationText,
  ...furtherFactorText,
  ...identityProviderText,
  ...setupText,
  ...signedInText,
  ...watermarkText,
}
