import type { MethodTextId } from '../../declarations/all-declarations.ts'
import type { confirmationText } from '../../declarations/confirmation/text/en.ts'
import type { buttonText, codeText } from '../../declarations/forms/text/en.ts'
import type { furtherFactorText } from '../../declarations/further-factor/text/en.ts'
import type { identityProviderText } from '../../declarations/identity-provider/text/en.ts'
import type { projectText, tabText } from '../../declarations/main/text/en.ts'
import type { passkeyRegistrationText } from '../../declarations/passkey-registration/text/en.ts'
import type { resendText } from '../../declarations/resend/text/en.ts'
import type { setupText } from '../../declarations/setup/text/en.ts'
import type { signedInText } from '../../declarations/signed-in/text/en.ts'
import type { watermarkText } from '../../declarations/watermark/text/en.ts'
import type { sharedText } from './en.ts'
import type { ErrorTextId } from './errors-en.ts'

/**
 * Ids under which one version of the packages that hosts migrate from has texts that this widget has under another id;
 * see `find-aliased.ts`.
 */
type AliasId = 'button.goBack' | 'oauth.continueWithTwitter' | 'password.didntGetItResend'

/** The ids of all texts of the widget. A screen that asks for an unknown id does not compile. */
export type TextId =
  | AliasId
  | keyof typeof sharedText
  | ErrorTextId
  | keyof typeof confirmationText
  | keyof typeof codeText
  | keyof typeof buttonText
  | keyof typeof resendText
  | keyof typeof furtherFactorText
  | keyof typeof identityProviderText
  | MethodTextId
  | keyof typeof passkeyRegistrationText
  | keyof typeof setupText
  | keyof typeof signedInText
  | keyof typeof projectText
  | keyof typeof tabText
  | keyof typeof watermarkText

/** Texts by id: a complete or partial catalogue, or a host's overrides. */
export type Texts = Readonly<Partial<Record<TextId, string>>>
