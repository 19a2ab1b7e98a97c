import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'Depois não perguntamos de novo por 10 minutos.',
  'account.confirm.usePasskey': 'Continuar com chave de acesso',
  'account.confirm.another': 'Confirmar de outra forma',
  'account.confirm.any': 'Qualquer uma destas serve.',
  'account.confirm.none':
    'Você não tem como confirmar aqui. Saia, faça login novamente e tente outra vez.',
  'account.confirm.comeBack': 'Faça login lá e volte para cá. Depois, tente outra vez.',
  'account.confirm.notProved': 'Não foi confirmado. Tente novamente.',
  'account.confirm.passkey': 'Chave de acesso',
  'account.confirm.app': 'App autenticador',
  'account.confirm.password': 'Senha',
  'account.confirm.showPassword': 'Mostrar senha',
  'account.confirm.email': 'Código por e-mail',
  'account.confirm.phone': 'Código no telefone',
  'account.confirm.to': 'para {email}',
  'account.confirm.close': 'Fechar',
  'account.confirm.leave': 'Voltar para {clientName}',
}
