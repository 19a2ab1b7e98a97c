import type { MethodTextId } from '../../declarations/all-declarations.ts'
import type { confirmationText } from '../../locales/en/confirmation.ts'
import type { buttonText, codeText } from '../../locales/en/forms.ts'
import type { furtherFactorText } from '../../locales/en/further-factor.ts'
import type { identityProviderText } from '../../locales/en/identity-provider.ts'
import type { projectText, tabText } from '../../locales/en/main.ts'
import type { passkeyRegistrationText } from '../../locales/en/passkey-registration.ts'
import type { resendText } from '../../locales/en/resend.ts'
import type { setupText } from '../../locales/en/setup.ts'
import type { sharedText } from '../../locales/en/shared.ts'
import type { signedInText } from '../../locales/en/signed-in.ts'
import type { watermarkText } from '../../locales/en/watermark.ts'
import type { ErrorTextId } from '../../locales/error-text-id.ts'

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
