import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'Confirme seu endereço de e-\u2060mail',
  'oauth.confirmAddress.once':
    'Pedimos isso uma única vez. Depois, basta sua conta no provedor para fazer login.',
  'oauth.confirmAddress.sending': 'Enviando um código para seu endereço de e-mail...',
  'oauth.success.content': 'Você fez login.',
}
