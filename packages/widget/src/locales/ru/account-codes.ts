import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'Сохраните резервные коды',
  'account.codes.content':
    'Каждый один раз впустит вас, если телефона не будет. Мы показываем их только сейчас.',
  'account.codes.lead': 'Каждый один раз впустит вас, если у вас нет доступа к почтовому ящику.',
  'account.codes.onlyNow': 'Мы показываем их только сейчас.',
  'account.codes.make': 'Создать резервные коды',
  'account.codes.old': 'Прежние больше не действуют.',
  'account.codes.download': 'Скачать',
  'account.codes.print': 'Напечатать',
  'account.codes.saved': 'Коды сохранены',
  'account.codes.done': 'Готово',
}
