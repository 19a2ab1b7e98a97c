import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'Вхід без другого кроку',
  'wayBack.content':
    'Це триватиме {days, plural, one {# день} few {# дні} many {# днів} other {# дня}}, щоб ніхто інший не зміг зробити це за вашою спиною.',
  'wayBack.code': 'Ми надішлемо код на <bold>{email}</bold>.',
  'wayBack.told':
    'Протягом цього часу ({days, plural, one {# день} few {# дні} many {# днів} other {# дня}}) ми сповіщаємо всі ваші адреси й пристрої.',
  'wayBack.removed': 'Якщо ніхто не заперечить, другий крок буде видалено і ви ввійдете з паролем.',
  'wayBack.removedAlone':
    'Якщо ніхто не заперечить, другий крок буде видалено і ви ввійдете без нього.',
  'wayBack.noMailbox': 'Немає доступу й до цієї скриньки?',
  'wayBack.write': 'Напишіть на <bold>{help}</bold>.',
  'wayBack.never': 'Без другого кроку ніхто не зможе впустити вас тут.',
  'wayBack.date': 'Ваш другий крок зникне {date}',
  'wayBack.waits': 'Ми сповістили всі ваші адреси й пристрої. Ми напишемо вам, коли настане час.',
  'wayBack.found': 'Другий крок знайшовся, увійти зараз',
  'wayBack.stop': 'Зупинити це',
  'wayBack.stopped': 'Це зупинено. Ваш другий крок залишається.',
  'wayBack.send': 'Надіслати код',
}
