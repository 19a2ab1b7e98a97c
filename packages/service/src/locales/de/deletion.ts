import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: 'Löschung',
  asked: {
    subject: 'Ihr Konto bei {project} wird gelöscht',
    heading: 'Ihr Konto wird gelöscht',
    lead: 'Alle Browser und Apps wurden abgemeldet.',
  },
  erases:
    'Die Löschung entfernt Ihre Adressen, Ihre Passkeys und Ihren Verlauf. Niemand kann sie wiederherstellen.',
  keep: 'Bis dahin können Sie sich anmelden und das Konto behalten.',
  keepAt: 'Bis dahin können Sie sich anmelden und das Konto behalten: {link}',
  does: 'Damit behalten Sie das Konto, und alle Browser werden abgemeldet, die sich seitdem angemeldet haben.',
  near: {
    subject: 'Ihr Konto bei {project} wird bald gelöscht',
    heading: 'Ihr Konto wird bald gelöscht',
    action: 'Anmelden und das Konto behalten',
  },
  done: {
    subject: 'Ihr Konto bei {project} wurde gelöscht',
    heading: 'Ihr Konto wurde gelöscht',
    lead: 'Ihre Adressen, Ihre Passkeys und Ihr Verlauf wurden entfernt. Niemand kann sie wiederherstellen.',
    sentFor: 'Gesendet an {email}, weil dies die Adresse eines Kontos bei {project} war.',
  },
  undo: {
    does: 'Mit der Schaltfläche behalten Sie das Konto, und alle Browser werden abgemeldet, die sich angemeldet haben, seit die Löschung verlangt wurde.',
    done: 'Ihr Konto bleibt bestehen',
  },
}
