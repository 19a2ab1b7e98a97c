import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Você pode fazer login com cada endereço verificado. Os avisos vão para o principal.',
  'account.emails.primaryStays': 'Escolha outro endereço principal primeiro.',
  'account.emails.add': 'Adicionar um endereço de e-mail',
  'account.emails.addContent': 'Enviamos um código para ele. Nada muda até você digitá-lo.',
  'account.emails.belongsToAnother':
    'Este endereço pertence a outra conta. Faça login com ele ou remova-o nela.',
  'account.emails.makePrimary': 'Tornar principal',
  'account.emails.madePrimary': '{email} agora é seu endereço principal. Avisamos os dois.',
  'account.emails.sendNewCode': 'Enviar um novo código',
  'account.act.addEmail': 'Para adicionar um endereço de e-mail.',
  'account.act.makePrimary': 'Para tornar {value} principal.',
}
