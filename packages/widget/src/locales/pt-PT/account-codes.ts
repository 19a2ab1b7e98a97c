import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'Guarde os seus códigos de recuperação',
  'account.codes.content':
    'Cada um dá entrada uma vez se ficar sem o telemóvel. Só os mostramos agora.',
  'account.codes.lead': 'Cada um dá entrada uma vez se ficar sem acesso à sua caixa de correio.',
  'account.codes.onlyNow': 'Só os mostramos agora.',
  'account.codes.make': 'Criar códigos de recuperação',
  'account.codes.old': 'Os anteriores deixaram de funcionar.',
  'account.codes.download': 'Descarregar',
  'account.codes.print': 'Imprimir',
  'account.codes.saved': 'Guardei estes códigos',
  'account.codes.done': 'Concluído',
}
