import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: 'Authenticator-App',
    recoveryCode: 'Wiederherstellungscode',
  },
  added: {
    subject: 'Ihrem Konto bei {project} wurde eine Authenticator-App hinzugefügt',
    heading: 'Eine Authenticator-App wurde hinzugefügt',
    lead: 'Änderungen am Konto von {email} brauchen jetzt einen Code daraus.',
    removes: 'Damit wird diese App entfernt und der Browser abgemeldet, der sie hinzugefügt hat.',
    does: 'Die Schaltfläche entfernt die Authenticator-App, von der die E-Mail berichtet, mit ihren Wiederherstellungscodes, und meldet die Browser ab, die sie hinzugefügt oder benutzt haben.',
    done: 'Die Authenticator-App ist entfernt',
  },
}
