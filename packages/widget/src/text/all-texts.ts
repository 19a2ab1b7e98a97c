import { confirmationText } from '../confirmation/text/en.ts'
import { buttonText, codeText } from '../forms/text/en.ts'
import { furtherFactorText } from '../further-factor/text/en.ts'
import { identityProviderText } from '../identity-provider/text/en.ts'
import { projectText, tabText } from '../main/text/en.ts'
import * as declarations from '../methods/index.declarations.ts'
import { passkeyRegistrationText } from '../passkey-registration/text/en.ts'
import { resendText } from '../resend/text/en.ts'
import { setupText } from '../setup/text/en.ts'
import { signedInText } from '../signed-in/text/en.ts'
import { watermarkText } from '../watermark/text/en.ts'
import { sharedText } from './en.ts'
import { errorText } from './errors-en.ts'

/** Every text of the widget by its id, for tests and for the playground: no screen loads them all. */
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
