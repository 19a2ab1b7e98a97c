import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'Registrarse o iniciar sesión',
  'methodDivider.text': 'o',
  'formField.email.label': 'Correo electrónico',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'Continuar con el correo',
  'button.back.ariaLabel': 'Atrás',
  'loading.label': 'Cargando',
  'errors.invalidEmail': 'La dirección de correo electrónico no es válida.',
  'errors.unreachable':
    'No se pudo acceder al servicio. Compruebe su conexión e inténtelo de nuevo.',
  'errors.unexpected': 'Algo ha fallado en esta página. Vuelva atrás e inténtelo de nuevo.',
  'error.invalidEmail': 'El formato del correo electrónico no es válido.',
  'error.title': '¡Parece que ha habido un error!',
}
