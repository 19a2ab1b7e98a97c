import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': 'Για το {project} χρειάζεται δεύτερο βήμα',
  'enrolment.content': 'Σχεδόν συνδεθήκατε. Ρυθμίστε ένα τώρα, θα χρειαστεί ένα λεπτό.',
  'enrolment.putOff': 'Μπορείτε ακόμη να το αναβάλετε έως τις {date}.',
  'enrolment.notNow': 'Όχι τώρα',
}
