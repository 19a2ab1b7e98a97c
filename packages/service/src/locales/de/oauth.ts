import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'Konto bei einem anderen Anbieter',
  linked: {
    subject: 'Mit Ihrem Konto bei {project} wurde ein Konto verknüpft',
    heading: 'Ein Konto wurde verknüpft',
    lead: 'Damit ist jetzt die Anmeldung als {email} möglich.',
    label: 'Konto',
    removes: 'Damit wird dieses Konto entfernt und der Browser abgemeldet, der es verknüpft hat.',
    does: 'Die Schaltfläche entfernt das Konto, von dem die E-Mail berichtet, und meldet die Browser ab, die es verknüpft oder benutzt haben.',
    done: 'Das verknüpfte Konto ist entfernt',
  },
}
