import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'El formato del correo electrónico no es válido.',
  'error.invalidPhoneNumber':
    'El formato del número de teléfono no es válido. Introduzca el número en formato E.164, con el prefijo del país.',
  'error.unsubscribedPhoneNumber':
    'Este número de teléfono se dio de baja y ya no recibe mensajes. Para volver a recibirlos, envíe START por SMS.',
  'error.inactiveEmail':
    'Esta dirección de correo electrónico está marcada como inactiva. Pruebe con otra dirección de correo electrónico o, si cree que es un error, contacte con su administrador.',
  'error.unauthorizedCredentials': 'Los datos de acceso no son correctos.',
  'error.userUnauthenticated':
    'Se necesita una sesión activa para hacer esto. ¿Ya ha iniciado sesión?',
  'error.emailNotFound': 'No se encontró el correo electrónico.',
  'error.unableToAuthMagicLink': 'El enlace ya se utilizó o ha caducado. Inténtelo de nuevo.',
  'error.noUserPassword': 'Esta cuenta no tiene contraseña. Inténtelo de nuevo.',
  'error.breachedPassword':
    'La contraseña figura en la lista de contraseñas filtradas y se debe restablecer.',
  'error.resetPassword': 'Se debe restablecer la contraseña.',
  'error.oauthTokenNotFound': 'No se encontró el token de OAuth.',
  'error.invalidCode': 'El formato del código no es válido. Inténtelo de nuevo.',
  'error.memberPasswordNotFound': 'No se encontró la contraseña del miembro.',
  'error.oauthFlowCallbackError':
    'Se produjo un error al volver del proceso de OAuth. Inténtelo de nuevo.',
  'error.unauthorizedAction': 'Acción no autorizada.',
  'error.userLockLimitReached':
    'Demasiados intentos de autenticación fallidos. Inténtelo de nuevo más tarde.',
  'error.invalidSessionToken': 'El token de sesión no es válido.',
  'error.sessionNotFound': 'No se encontró la sesión.',
  'error.invalidPhoneNumberCountryCode':
    'El prefijo del número de teléfono no es válido, no se admite o está desactivado.',
  'error.otpCodeNotFound': 'El código no es válido. Inténtelo de nuevo.',
  'error.duplicatePhoneNumber':
    'Ya hay un miembro con este número de teléfono en esta organización.',
}
