import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'Passkey',
  added: {
    subject: 'Ihrem Konto bei {project} wurde ein Passkey hinzugefügt',
    heading: 'Ein Passkey wurde hinzugefügt',
    lead: 'Damit ist jetzt die Anmeldung als {email} möglich.',
    label: 'Passkey',
    removes:
      'Damit wird dieser Passkey entfernt und der Browser abgemeldet, der ihn hinzugefügt hat.',
    removesAlone: 'Damit wird dieser Passkey entfernt.',
    does: 'Die Schaltfläche entfernt den Passkey, von dem die E-Mail berichtet, und meldet die Browser ab, die ihn hinzugefügt oder benutzt haben.',
    done: 'Der Passkey ist entfernt',
  },
}
