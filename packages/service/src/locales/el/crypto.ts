import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'Κρυπτοπορτοφόλι',
  added: {
    subject: 'Προστέθηκε κρυπτοπορτοφόλι στον λογαριασμό σας {project}',
    heading: 'Προστέθηκε κρυπτοπορτοφόλι',
    lead: 'Η σύνδεση ως {email} μπορεί πλέον να γίνει και με αυτόν τον τρόπο.',
    label: 'Πορτοφόλι',
    removes:
      'Το κουμπί καταργεί αυτό το πορτοφόλι και αποσυνδέει το πρόγραμμα περιήγησης που το πρόσθεσε.',
    does: 'Το κουμπί καταργεί το κρυπτοπορτοφόλι που αναφέρει το email και αποσυνδέει τα προγράμματα περιήγησης που το πρόσθεσαν ή το χρησιμοποίησαν.',
    done: 'Το κρυπτοπορτοφόλι καταργήθηκε',
  },
}
