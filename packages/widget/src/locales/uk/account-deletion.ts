import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': 'Видалити ваш обліковий запис {project}?',
  'account.deletion.everywhere': 'Усі сеанси одразу завершаться.',
  'account.deletion.apps': 'Застосунки одразу втратять доступ: {apps}.',
  'account.deletion.until': 'До {date} ви можете увійти й зберегти обліковий запис.',
  'account.deletion.someDays': 'Ще кілька днів ви можете увійти й зберегти обліковий запис.',
  'account.deletion.then':
    'Потім ваші адреси, ключі доступу та історію буде стерто. Ніхто не зможе їх повернути.',
  'account.deletion.atOnce':
    'Ваші адреси, ключі доступу та історію буде стерто одразу. Ніхто не зможе їх повернути.',
  'account.deletion.downloadFirst': 'Спершу завантажити мої дані',
  'account.deletion.word': 'видалити',
  'account.deletion.type': 'Щоб продовжити, введіть «{word}»',
  'account.deletion.keep': 'Зберегти мій обліковий запис',
  'account.deletion.asked':
    'Ваш обліковий запис буде видалено {date}. До того ви можете увійти й зберегти його.',
  'account.deletion.done': 'Ваш обліковий запис видалено.',
  'account.act.deleteAccount': 'Щоб видалити ваш обліковий запис.',
}
