import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'Wylogować?',
  question: 'Czy na pewno chcesz się wylogować z konta {project}?',
  yes: 'Wyloguj się',
  no: 'Nie wylogowuj',
  stayed: 'Nie wylogowano Cię. Możesz zamknąć tę stronę.',
  leftTitle: 'Wylogowano Cię',
  leftText: 'W tej przeglądarce wylogowano Cię z konta {project}.',
  appsText: 'Może być jeszcze otwarte: {apps}.',
}
