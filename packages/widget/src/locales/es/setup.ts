import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode':
    'Error: no se pueden usar a la vez el enlace y el código por correo',
  'errors.passkeysAlone':
    'No se pueden usar solo llaves de acceso. Añada otro producto a la configuración.',
  'setup.unavailable':
    'El inicio de sesión no funciona en este momento. Inténtelo de nuevo más tarde.',
}
