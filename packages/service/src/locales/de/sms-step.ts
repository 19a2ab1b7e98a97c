import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'SMS sind jetzt ein zweiter Schritt Ihres Kontos bei {project}',
    heading: 'SMS wurden als zweiter Schritt eingeschaltet',
    lead: 'Eine Anmeldung als {email} lässt sich jetzt mit einem Code abschließen, der an diese Nummer geschickt wird.',
    label: 'Telefonnummer',
    does: 'Damit werden SMS ausgeschaltet und der Browser abgemeldet, der sie eingeschaltet hat.',
  },
  undo: {
    does: 'Die Schaltfläche schaltet die SMS aus, von denen die E-Mail berichtet, und meldet die Browser ab, die sie eingeschaltet oder benutzt haben.',
    done: 'SMS sind kein zweiter Schritt mehr',
  },
}
