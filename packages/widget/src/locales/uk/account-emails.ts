import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Увійти можна з кожною підтвердженою адресою. Сповіщення надходять на основну.',
  'account.emails.primaryStays': 'Спершу виберіть іншу основну адресу.',
  'account.emails.add': 'Додати адресу електронної пошти',
  'account.emails.addContent':
    'Ми надішлемо на неї код. Нічого не зміниться, доки ви його не введете.',
  'account.emails.belongsToAnother':
    'Ця адреса належить іншому обліковому запису. Увійдіть із нею або приберіть її там.',
  'account.emails.makePrimary': 'Зробити основною',
  'account.emails.madePrimary': '{email} тепер ваша основна адреса. Ми повідомили на обидві.',
  'account.emails.sendNewCode': 'Надіслати новий код',
  'account.act.addEmail': 'Щоб додати адресу електронної пошти.',
  'account.act.makePrimary': 'Щоб зробити {value} основною.',
}
