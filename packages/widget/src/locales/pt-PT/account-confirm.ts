import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'Depois não perguntamos de novo durante 10 minutos.',
  'account.confirm.usePasskey': 'Continuar com chave de acesso',
  'account.confirm.another': 'Confirmar de outra forma',
  'account.confirm.any': 'Qualquer uma destas serve.',
  'account.confirm.none':
    'Não é possível confirmar aqui. Termine a sessão, inicie sessão de novo e tente outra vez.',
  'account.confirm.comeBack': 'Inicie sessão lá e volte para aqui. Depois, tente outra vez.',
  'account.confirm.notProved': 'Não foi confirmado. Tente novamente.',
  'account.confirm.passkey': 'Chave de acesso',
  'account.confirm.app': 'App de autenticação',
  'account.confirm.password': 'Palavra-passe',
  'account.confirm.showPassword': 'Mostrar palavra-passe',
  'account.confirm.email': 'Código por email',
  'account.confirm.phone': 'Código no telefone',
  'account.confirm.to': 'para {email}',
  'account.confirm.close': 'Fechar',
  'account.confirm.leave': 'Voltar a {clientName}',
}
