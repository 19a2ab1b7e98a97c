import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'Qualquer uma delas permite que você entre.',
  'secondStep.none': 'Não tenho nenhuma delas',
  'secondStep.byApp': 'App autenticador',
  'secondStep.byPasskey': 'Chave de acesso',
  'secondStep.bySms': 'SMS',
  'secondStep.usePasskey': 'Continuar com chave de acesso',
  'secondStep.notProved': 'Não foi confirmado. Tente novamente.',
  'secondStep.passkey.content': 'Use a chave de acesso que você guardou para {project}.',
  'secondStep.recovery.title': 'Digite um código de recuperação',
  'secondStep.recovery.content': 'Um dos dez que você guardou. Ele funciona uma única vez.',
}
