import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'Abmelden?',
  question: 'Möchten Sie sich wirklich von Ihrem Konto bei {project} abmelden?',
  yes: 'Abmelden',
  no: 'Angemeldet bleiben',
  stayed: 'Sie wurden nicht abgemeldet. Sie können diese Seite schließen.',
  leftTitle: 'Sie sind abgemeldet',
  leftText: 'Sie sind in diesem Browser von {project} abgemeldet.',
  appsText: 'Vielleicht noch offen: {apps}.',
}
