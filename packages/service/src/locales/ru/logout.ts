import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'Выйти?',
  question: 'Вы действительно хотите выйти из аккаунта {project}?',
  yes: 'Выйти',
  no: 'Остаться в аккаунте',
  stayed: 'Вы не вышли из аккаунта. Эту страницу можно закрыть.',
  leftTitle: 'Вы вышли из аккаунта',
  leftText: 'Вы вышли из аккаунта {project} в этом браузере.',
  appsText: 'Возможно, ещё открыты: {apps}.',
}
