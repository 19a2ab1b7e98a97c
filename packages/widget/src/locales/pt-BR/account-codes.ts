import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'Guarde seus códigos de recuperação',
  'account.codes.content':
    'Cada um deixa você entrar uma vez se ficar sem o celular. Só os mostramos agora.',
  'account.codes.lead':
    'Cada um deixa você entrar uma vez se ficar sem acesso à sua caixa de entrada.',
  'account.codes.onlyNow': 'Só os mostramos agora.',
  'account.codes.make': 'Criar códigos de recuperação',
  'account.codes.old': 'Os anteriores deixaram de funcionar.',
  'account.codes.download': 'Baixar',
  'account.codes.print': 'Imprimir',
  'account.codes.saved': 'Guardei estes códigos',
  'account.codes.done': 'Concluir',
}
