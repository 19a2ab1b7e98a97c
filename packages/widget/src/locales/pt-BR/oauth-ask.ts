import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.secondStep.content': 'Abra seu app autenticador e digite o código de {project}.',
  'oauth.secondStep.contentWithoutName': 'Abra seu app autenticador e digite o código.',
  'oauth.secondStep.recovery.title': 'Digite um código de recuperação',
  'oauth.secondStep.recovery.content': 'Um dos dez que você guardou. Ele funciona uma única vez.',
  'oauth.confirmAddress.title': 'Confirme seu endereço de e-\u2060mail',
  'oauth.confirmAddress.once':
    'Pedimos isso uma única vez. Depois, basta sua conta no provedor para fazer login.',
  'oauth.confirmAddress.sending': 'Enviando um código para seu endereço de e-mail...',
  'oauth.ask.expired': 'Este login demorou demais. Volte e comece de novo.',
  'oauth.success.content': 'Você fez login.',
}
