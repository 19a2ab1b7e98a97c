import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'Přihlásit se klíčem',
  'passkey.success.content': 'Přístupový klíč byl úspěšně ověřen.',
  'error.passkeyUnknown':
    'Při přihlašování přístupovým klíčem došlo k neznámé chybě. Zkuste to znovu.',
  'error.passkeyRegistrationNotFound':
    'Přístupový klíč nebyl nalezen. Možná je z účtu smazaný, ale ve správci hesel zůstal. Zkuste to znovu.',
}
