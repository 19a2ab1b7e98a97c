import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'Τα SMS είναι πλέον δεύτερο βήμα του λογαριασμού σας {project}',
    heading: 'Τα SMS ενεργοποιήθηκαν ως δεύτερο βήμα',
    lead: 'Η σύνδεση ως {email} μπορεί πλέον να ολοκληρωθεί με κωδικό που στέλνεται σε αυτόν τον αριθμό.',
    label: 'Αριθμός τηλεφώνου',
    does: 'Το κουμπί απενεργοποιεί τα SMS και αποσυνδέει το πρόγραμμα περιήγησης που τα ενεργοποίησε.',
  },
  undo: {
    does: 'Το κουμπί απενεργοποιεί τα SMS που αναφέρει το email και αποσυνδέει τα προγράμματα περιήγησης που τα ενεργοποίησαν ή τα χρησιμοποίησαν.',
    done: 'Τα SMS δεν είναι πλέον δεύτερο βήμα',
  },
}
