import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'Acceder con llave de acceso',
  'passkey.success.content': 'Su llave de acceso se ha autenticado.',
  'error.passkeyUnknown':
    'Se produjo un error desconocido en la autenticación con la llave de acceso. Inténtelo de nuevo.',
  'error.passkeyRegistrationNotFound':
    'No se encontró el registro de la llave de acceso. Quizá la eliminó de su cuenta, pero no de su gestor de contraseñas. Inténtelo de nuevo.',
}
