import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'Σαρώστε αυτόν τον κωδικό',
  'account.app.scanContent': 'με μια εφαρμογή επαλήθευσης στο τηλέφωνό σας.',
  'account.app.qr': 'Κωδικός QR. Μπορείτε αντί γι’ αυτόν να εισαγάγετε ένα κλειδί.',
  'account.app.enterKey': 'Εισαγωγή κλειδιού',
  'account.app.key': 'Εισαγάγετε αυτό το κλειδί',
  'account.app.keyContent': 'σε μια εφαρμογή επαλήθευσης στο τηλέφωνό σας.',
  'account.app.open': 'Άνοιγμα σε εφαρμογή',
  'account.app.copy': 'Αντιγραφή κλειδιού',
  'account.app.facts': 'Λογαριασμός: {account}. Τύπος: με βάση τον χρόνο.',
  'account.app.scanInstead': 'Σάρωση κωδικού',
  'account.app.code': 'Κωδικός από την εφαρμογή',
  'account.app.clock': 'Είναι σωστή η ώρα στο τηλέφωνό σας;',
}
