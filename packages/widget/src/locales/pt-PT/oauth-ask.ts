import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'Confirme o seu endereço de email',
  'oauth.confirmAddress.once':
    'Isto é pedido uma única vez. Depois, basta a sua conta no fornecedor para iniciar sessão.',
  'oauth.confirmAddress.sending': 'A enviar um código para o seu endereço de email...',
  'oauth.success.content': 'Sessão iniciada.',
}
