import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'Code in einer E-Mail',
    sms: 'Code in einer SMS',
    whatsapp: 'Code per WhatsApp',
  },
  mail: {
    subject: '{code} ist Ihr Code für {project}',
    plainSubject: 'Ihr Code für {project}',
    login: 'Ihr Anmeldecode',
    signup: 'Ihr Registrierungscode',
    lead: 'Geben Sie ihn auf der Seite ein, auf der Sie ihn angefordert haben.',
    nobodyAsks: 'Niemand von {project} wird Sie je danach fragen.',
    notYou: 'Das waren nicht Sie? Dann tun Sie nichts: Ohne den Code kommt niemand hinein.',
  },
  text: '{code} ist Ihr Code für {project}. Er gilt {duration}. Geben Sie ihn nie weiter.',
  added: {
    subject: 'Ihrem Konto bei {project} wurde eine Telefonnummer hinzugefügt',
    heading: 'Eine Telefonnummer wurde hinzugefügt',
    lead: 'Damit ist jetzt die Anmeldung als {email} möglich.',
    label: 'Telefonnummer',
    removes:
      'Damit wird diese Nummer entfernt und der Browser abgemeldet, der sie hinzugefügt hat.',
    does: 'Die Schaltfläche entfernt die Telefonnummer, von der die E-Mail berichtet, und meldet die Browser ab, die sie hinzugefügt oder benutzt haben.',
    done: 'Die Telefonnummer ist entfernt',
  },
}
