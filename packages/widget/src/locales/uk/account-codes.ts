import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'Збережіть резервні коди',
  'account.codes.content':
    'Кожен один раз впустить вас, якщо телефона не буде. Ми показуємо їх лише зараз.',
  'account.codes.lead':
    'Кожен один раз впустить вас, якщо ви не маєте доступу до поштової скриньки.',
  'account.codes.onlyNow': 'Ми показуємо їх лише зараз.',
  'account.codes.make': 'Створити резервні коди',
  'account.codes.old': 'Попередні більше не діють.',
  'account.codes.download': 'Завантажити',
  'account.codes.print': 'Надрукувати',
  'account.codes.saved': 'Коди збережено',
  'account.codes.done': 'Готово',
}
