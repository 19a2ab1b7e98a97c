import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: 'Neue Adresse',
  date: 'Gilt ab',
  requested: {
    subject: 'Ihr Konto bei {project} soll eine neue Adresse bekommen',
    heading: 'Ihr Konto soll eine neue Adresse bekommen',
    lead: '{project} wurde mitgeteilt, dass Sie sich nicht mehr anmelden können. Wenn niemand widerspricht, wird die neue Adresse Ihre Hauptadresse.',
    does: 'Damit wird das gestoppt, und die neue Adresse wird nicht hinzugefügt.',
  },
  text: 'Ihr Konto bei {project} bekommt am {date} eine neue Adresse. Wenn Sie das nicht waren, stoppen Sie es: {link}',
  undo: {
    does: 'Die Schaltfläche stoppt die Wiederherstellung, von der die Nachricht berichtet: Die neue Adresse wird nicht hinzugefügt.',
    done: 'Die neue Adresse wird nicht hinzugefügt',
  },
  ready: {
    subject: 'Sie kommen wieder in Ihr Konto bei {project}',
    heading: 'Sie kommen wieder in Ihr Konto',
    lead: 'Die Wartezeit ist vorbei, und niemand hat widersprochen.',
    does: 'Die Schaltfläche macht {email} zur Hauptadresse Ihres Kontos und meldet Sie an.',
    action: 'Anmelden',
    until: 'Der Link funktioniert einmal, bis {date}.',
    notYou: 'Das waren nicht Sie? Dann tun Sie nichts: Ohne den Link ändert sich nichts.',
  },
  page: {
    question: 'Zurück in Ihr Konto?',
    dead: 'Dieser Link funktioniert nicht mehr',
    deadText: 'Er wurde benutzt oder gestoppt, oder er ist abgelaufen.',
  },
}
