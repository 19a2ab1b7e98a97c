import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    'Alles, was {project} hier über Sie speichert: Adressen, Wege zur Anmeldung, Geräte, Apps und was geschehen ist. Eine JSON-Datei, ohne Passwörter und Schlüssel.',
  'account.download.submit': 'Herunterladen',
  'account.download.last': 'Zuletzt heruntergeladen: {date}.',
  'account.download.done': 'Ihre Daten wurden heruntergeladen.',
  'account.act.download': 'Um Ihre Daten herunterzuladen.',
}
