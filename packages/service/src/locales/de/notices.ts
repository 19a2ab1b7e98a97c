import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: 'Neue Anmeldung bei Ihrem Konto bei {project}',
    heading: 'Neue Anmeldung bei Ihrem Konto',
    lead: 'Jemand hat sich als {email} mit einem Browser angemeldet, den wir noch nicht kannten.',
    does: 'Damit wird dieser Browser abgemeldet, und wir helfen Ihnen, das Konto zu sichern.',
  },
  noAccount: {
    subject: 'Zu dieser Adresse gibt es kein Konto bei {project}',
    preheader:
      'Jemand wollte sich damit anmelden. Registrieren Sie sich, oder nehmen Sie eine andere.',
    heading: 'Zu dieser Adresse gibt es kein Konto',
    lead: 'Jemand wollte sich als {email} anmelden, aber kein Konto bei {project} benutzt diese Adresse. Vielleicht haben Sie sich mit einer anderen registriert.',
    action: 'Mit dieser Adresse registrieren',
    notYou: 'Das waren nicht Sie? Dann tun Sie nichts. Es wurde nichts angelegt.',
  },
}
