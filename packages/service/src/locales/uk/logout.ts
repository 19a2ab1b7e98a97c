import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'Вийти?',
  question: 'Ви справді хочете вийти з облікового запису {project}?',
  yes: 'Вийти',
  no: 'Не виходити',
  stayed: 'Ви не вийшли з облікового запису. Цю сторінку можна закрити.',
  leftTitle: 'Ви вийшли',
  leftText: 'Ви вийшли з облікового запису {project} у цьому браузері.',
  appsText: 'Можливо, ще відкриті: {apps}.',
}
