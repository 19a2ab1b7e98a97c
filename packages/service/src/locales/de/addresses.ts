import type { Translation } from '@portico/contract'
import type * as english from '../en/addresses.ts'

export const addresses: Translation<typeof english.addresses> = {
  proof: {
    subject: '{code} ist der Code für Ihre neue Adresse bei {project}',
    plainSubject: 'Der Code für Ihre neue Adresse bei {project}',
    heading: 'Bestätigen Sie Ihre neue Adresse',
    lead: 'Geben Sie diesen Code auf der Seite ein, auf der Sie die Adresse hinzugefügt haben.',
    taken:
      'Diese Adresse gehört schon zu einem Konto bei {project} und kann deshalb keinem anderen hinzugefügt werden. Entfernen Sie sie dort, oder nutzen Sie sie zur Anmeldung.',
    notYou:
      'Das waren nicht Sie? Dann tun Sie nichts: Ohne den Code wird die Adresse nicht hinzugefügt.',
    sentFor:
      'Gesendet an {email}, weil jemand diese Adresse für sein Konto bei {project} benutzen möchte.',
  },
  label: 'E-Mail-Adresse',
  added: {
    subject: 'Ihrem Konto bei {project} wurde eine E-Mail-Adresse hinzugefügt',
    heading: 'Eine E-Mail-Adresse wurde hinzugefügt',
    lead: 'Damit ist die Anmeldung möglich.',
  },
  primary: {
    subject: 'Ihr Konto bei {project} hat eine andere Hauptadresse',
    heading: 'Ihre Hauptadresse wurde geändert',
    lead: 'Mitteilungen zu Ihrem Konto gehen an diese Adresse.',
  },
  removed: {
    subject: 'Von Ihrem Konto bei {project} wurde eine E-Mail-Adresse entfernt',
    heading: 'Eine E-Mail-Adresse wurde entfernt',
    lead: 'In den nächsten 7 Tagen kommt sie zurück, wenn Sie sich damit anmelden.',
  },
  takesBack:
    'Damit wird diese Änderung mit allem, was danach kam, zurückgenommen, und alle Browser werden abgemeldet, die sich seitdem angemeldet haben.',
  undo: {
    does: 'Die Schaltfläche nimmt die Änderung, von der die E-Mail berichtet, mit allem zurück, was danach kam, und meldet alle Browser ab, die sich seitdem angemeldet haben.',
    done: 'Ihre Adressen sind wieder wie vorher',
  },
}
