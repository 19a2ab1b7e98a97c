import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'Вход без второго шага',
  'wayBack.content':
    'Это займёт {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}, чтобы никто другой не смог сделать это за вашей спиной.',
  'wayBack.code': 'Мы отправим код на <bold>{email}</bold>.',
  'wayBack.told':
    'В течение этого срока ({days, plural, one {# день} few {# дня} many {# дней} other {# дня}}) мы уведомляем все ваши адреса и устройства.',
  'wayBack.removed': 'Если никто не возразит, второй шаг будет удалён и вы войдёте с паролем.',
  'wayBack.removedAlone': 'Если никто не возразит, второй шаг будет удалён и вы войдёте без него.',
  'wayBack.noMailbox': 'Нет доступа и к этому почтовому ящику?',
  'wayBack.write': 'Напишите на <bold>{help}</bold>.',
  'wayBack.never': 'Без второго шага никто не сможет впустить вас здесь.',
  'wayBack.date': 'Ваш второй шаг исчезнет {date}',
  'wayBack.waits': 'Мы уведомили все ваши адреса и устройства. Мы напишем вам, когда придёт время.',
  'wayBack.found': 'Второй шаг нашёлся, войти сейчас',
  'wayBack.stop': 'Остановить это',
  'wayBack.stopped': 'Это остановлено. Ваш второй шаг остаётся.',
  'wayBack.send': 'Отправить код',
}
