import type { Translation } from '@portico/contract'
import type * as english from '../en/recovery-codes.ts'

export const recoveryCodes: Translation<typeof english.recoveryCodes> = {
  created: {
    subject: 'Für Ihr Konto bei {project} wurden neue Wiederherstellungscodes erstellt',
    heading: 'Neue Wiederherstellungscodes wurden erstellt',
    lead: 'Frühere Wiederherstellungscodes funktionieren nicht mehr.',
    does: 'Damit werden die neuen Codes ungültig, und der Browser wird abgemeldet, der sie erstellt hat.',
    undo: {
      does: 'Die Schaltfläche macht die Wiederherstellungscodes ungültig, von denen die E-Mail berichtet, und meldet die Browser ab, die sie erstellt oder benutzt haben.',
      done: 'Diese Wiederherstellungscodes funktionieren nicht mehr',
    },
  },
  used: {
    subject:
      'Jemand hat sich bei Ihrem Konto bei {project} mit einem Wiederherstellungscode angemeldet',
    heading: 'Ein Wiederherstellungscode wurde zur Anmeldung benutzt',
    lead: 'Dieser Code funktioniert nicht mehr.',
    remaining: 'Übrige Codes',
    does: 'Damit wird alles zurückgenommen, was seit dieser Anmeldung geändert wurde, alle Browser werden abgemeldet, die sich seitdem angemeldet haben, und alle Wiederherstellungscodes werden ungültig.',
    undo: {
      does: 'Die Schaltfläche nimmt alles zurück, was seit der Anmeldung geändert wurde, von der die E-Mail berichtet, meldet alle Browser ab, die sich seitdem angemeldet haben, und macht alle Wiederherstellungscodes ungültig.',
      done: 'Die Änderungen sind zurückgenommen',
    },
  },
}
