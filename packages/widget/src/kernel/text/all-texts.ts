import { confirmationText } from '../../declarations/confirmation/text/en.ts'
import { buttonText, codeText } from '../../declarations/forms/text/en.ts'
import { furtherFactorText } from '../../declarations/further-factor/text/en.ts'
import { identityProviderText } from '../../declarations/identity-provider/text/en.ts'
import * as declarations from '../../declarations/index.ts'
import { projectText, tabText } from '../../declarations/main/text/en.ts'
import { passkeyRegistrationText } from '../../declarations/passkey-registration/text/en.ts'
import { resendText } from '../../declarations/resend/text/en.ts'
import { setupText } from '../../declarations/setup/text/en.ts'
import { signedInText } from '../../declarations/signed-in/text/en.ts'
import { watermarkText } from '../../declarations/watermark/text/en.ts'
import { sharedText } from './en.ts'
import { errorText } from './errors-en.ts'

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
