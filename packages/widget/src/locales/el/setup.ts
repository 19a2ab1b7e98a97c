import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': 'Σφάλμα: Δεν μπορούν να χρησιμοποιηθούν μαζί EML και Email OTP',
  'errors.passkeysAlone':
    'Τα κλειδιά πρόσβασης δεν μπορούν να χρησιμοποιηθούν μόνα τους. Προσθέστε και άλλο προϊόν στη διαμόρφωση.',
  'setup.unavailable': 'Η σύνδεση δεν λειτουργεί αυτή τη στιγμή. Δοκιμάστε ξανά αργότερα.',
}
