import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'Qualquer uma delas permite-lhe entrar.',
  'secondStep.none': 'Não tenho nenhuma delas',
  'secondStep.byApp': 'App de autenticação',
  'secondStep.byPasskey': 'Chave de acesso',
  'secondStep.bySms': 'SMS',
  'secondStep.usePasskey': 'Continuar com chave de acesso',
  'secondStep.notProved': 'Não foi confirmado. Tente novamente.',
  'secondStep.passkey.content': 'Use a chave de acesso que guardou para {project}.',
  'secondStep.recovery.title': 'Introduza um código de recuperação',
  'secondStep.recovery.content': 'Um dos dez que guardou. Funciona uma única vez.',
}
