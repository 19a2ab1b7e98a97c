import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'Αποσύνδεση;',
  question: 'Θέλετε σίγουρα να αποσυνδεθείτε από τον λογαριασμό σας {project};',
  yes: 'Αποσύνδεση',
  no: 'Παραμονή σε σύνδεση',
  stayed: 'Δεν έχετε αποσυνδεθεί. Μπορείτε να κλείσετε αυτή τη σελίδα.',
  leftTitle: 'Έχετε αποσυνδεθεί',
  leftText: 'Έχετε αποσυνδεθεί από τον λογαριασμό {project} σε αυτό το πρόγραμμα περιήγησης.',
  appsText: 'Ίσως είναι ακόμη σε χρήση: {apps}.',
}
