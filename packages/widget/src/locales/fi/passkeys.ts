import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'Kirjaudu pääsyavaimella',
  'passkey.success.content': 'Pääsyavain on vahvistettu.',
  'error.passkeyUnknown':
    'Pääsyavaimella kirjautumisessa tapahtui tuntematon virhe. Yritä uudelleen.',
  'error.passkeyRegistrationNotFound':
    'Pääsyavainta ei löytynyt. Se on ehkä poistettu tililtä mutta ei salasanojen hallinnasta. Yritä uudelleen.',
}
