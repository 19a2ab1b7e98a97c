import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Pode iniciar sessão com cada endereço verificado. Os avisos vão para o principal.',
  'account.emails.primaryStays': 'Escolha primeiro outro endereço principal.',
  'account.emails.add': 'Adicionar um endereço de email',
  'account.emails.addContent': 'Enviamos um código para este endereço. Nada muda até o introduzir.',
  'account.emails.belongsToAnother':
    'Este endereço pertence a outra conta. Inicie sessão com ele ou remova-o nessa conta.',
  'account.emails.makePrimary': 'Tornar principal',
  'account.emails.madePrimary': '{email} é agora o seu endereço principal. Avisámos ambos.',
  'account.emails.sendNewCode': 'Enviar um novo código',
  'account.act.addEmail': 'Para adicionar um endereço de email.',
  'account.act.makePrimary': 'Para tornar {value} principal.',
}
