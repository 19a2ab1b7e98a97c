import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Войти можно с каждым подтверждённым адресом. Уведомления приходят на основной.',
  'account.emails.primaryStays': 'Сначала выберите другой основной адрес.',
  'account.emails.add': 'Добавить адрес электронной почты',
  'account.emails.addContent':
    'Мы отправим на него код. Ничего не изменится, пока вы его не введёте.',
  'account.emails.belongsToAnother':
    'Этот адрес принадлежит другому аккаунту. Войдите с ним или уберите его там.',
  'account.emails.makePrimary': 'Сделать основным',
  'account.emails.madePrimary': '{email} теперь ваш основной адрес. Мы сообщили на оба.',
  'account.emails.sendNewCode': 'Отправить новый код',
  'account.act.addEmail': 'Чтобы добавить адрес электронной почты.',
  'account.act.makePrimary': 'Чтобы сделать {value} основным.',
}
