import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'Confirme su dirección de correo electrónico',
  'oauth.confirmAddress.once':
    'Esto se pregunta una sola vez. A partir de entonces, basta su cuenta del proveedor para iniciar sesión.',
  'oauth.confirmAddress.sending': 'Enviando un código a su dirección de correo electrónico...',
  'oauth.success.content': 'Ha iniciado sesión.',
}
