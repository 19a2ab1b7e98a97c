import type { AuthReply } from '@portico/contract'
import { passkeySignInText } from '../../locales/en/passkeys.ts'
import type { MethodDeclaration } from '../method-declaration.ts'
import type { PasskeyOptions } from './options.ts'

/** Declares sign-in with passkeys. */
export const passkeys: MethodDeclaration<
  keyof typeof passkeySignInText,
  { passkeyOptions?: PasskeyOptions },
  {
    PASSKEY_REGISTER: AuthReply & { webauthn_registration_id: string }
    PASSKEY_AUTHENTICATE: AuthReply & { webauthn_registration_id: string }
  }
> = { texts: passkeySignInText }
