import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.secondStep.content': 'Abra a sua app de autenticação e introduza o código de {project}.',
  'oauth.secondStep.contentWithoutName': 'Abra a sua app de autenticação e introduza o código.',
  'oauth.secondStep.recovery.title': 'Introduza um código de recuperação',
  'oauth.secondStep.recovery.content': 'Um dos dez que guardou. Funciona uma única vez.',
  'oauth.confirmAddress.title': 'Confirme o seu endereço de email',
  'oauth.confirmAddress.once':
    'Isto é pedido uma única vez. Depois, basta a sua conta no fornecedor para iniciar sessão.',
  'oauth.confirmAddress.sending': 'A enviar um código para o seu endereço de email...',
  'oauth.ask.expired': 'Este início de sessão demorou demasiado. Volte atrás e recomece.',
  'oauth.success.content': 'Sessão iniciada.',
}
