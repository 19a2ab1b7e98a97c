import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': 'Ihr Konto bei {project} löschen?',
  'account.deletion.everywhere': 'Sie werden sofort überall abgemeldet.',
  'account.deletion.apps': 'Apps verlieren sofort ihren Zugriff: {apps}.',
  'account.deletion.until': 'Bis {date} können Sie sich anmelden und das Konto behalten.',
  'account.deletion.someDays': 'Einige Tage lang können Sie sich anmelden und das Konto behalten.',
  'account.deletion.then':
    'Danach werden Ihre Adressen, Passkeys und Ihr Verlauf gelöscht. Niemand kann sie zurückholen.',
  'account.deletion.atOnce':
    'Ihre Adressen, Passkeys und Ihr Verlauf werden sofort gelöscht. Niemand kann sie zurückholen.',
  'account.deletion.downloadFirst': 'Zuerst meine Daten herunterladen',
  'account.deletion.word': 'löschen',
  'account.deletion.type': 'Geben Sie „{word}“ ein, um fortzufahren',
  'account.deletion.keep': 'Mein Konto behalten',
  'account.deletion.asked':
    'Ihr Konto wird am {date} gelöscht. Bis dahin können Sie sich anmelden und es behalten.',
  'account.deletion.done': 'Ihr Konto wurde gelöscht.',
  'account.act.deleteAccount': 'Um Ihr Konto zu löschen.',
}
