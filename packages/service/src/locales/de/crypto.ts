import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'Krypto-Wallet',
  added: {
    subject: 'Ihrem Konto bei {project} wurde eine Krypto-Wallet hinzugefügt',
    heading: 'Eine Krypto-Wallet wurde hinzugefügt',
    lead: 'Damit ist jetzt die Anmeldung als {email} möglich.',
    label: 'Wallet',
    removes:
      'Damit wird diese Wallet entfernt und der Browser abgemeldet, der sie hinzugefügt hat.',
    does: 'Die Schaltfläche entfernt die Krypto-Wallet, von der die E-Mail berichtet, und meldet die Browser ab, die sie hinzugefügt oder benutzt haben.',
    done: 'Die Krypto-Wallet ist entfernt',
  },
}
