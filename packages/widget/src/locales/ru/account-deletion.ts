import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': 'Удалить ваш аккаунт {project}?',
  'account.deletion.everywhere': 'Все сеансы сразу завершатся.',
  'account.deletion.apps': 'Приложения сразу потеряют доступ: {apps}.',
  'account.deletion.until': 'До {date} вы можете войти и сохранить аккаунт.',
  'account.deletion.someDays': 'Ещё несколько дней вы можете войти и сохранить аккаунт.',
  'account.deletion.then':
    'Затем ваши адреса, ключи доступа и история будут стёрты. Вернуть их не сможет никто.',
  'account.deletion.atOnce':
    'Ваши адреса, ключи доступа и история будут стёрты сразу. Вернуть их не сможет никто.',
  'account.deletion.downloadFirst': 'Сначала скачать мои данные',
  'account.deletion.word': 'удалить',
  'account.deletion.type': 'Чтобы продолжить, введите «{word}»',
  'account.deletion.keep': 'Сохранить мой аккаунт',
  'account.deletion.asked':
    'Ваш аккаунт будет удалён {date}. До этого вы можете войти и сохранить его.',
  'account.deletion.done': 'Ваш аккаунт удалён.',
  'account.act.deleteAccount': 'Чтобы удалить ваш аккаунт.',
}
