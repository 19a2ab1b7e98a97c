import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'Σύνδεση με κλειδί πρόσβασης',
  'passkey.success.content': 'Το κλειδί πρόσβασής σας επαληθεύτηκε.',
  'error.passkeyUnknown':
    'Παρουσιάστηκε άγνωστο σφάλμα κατά τον έλεγχο του κλειδιού πρόσβασης. Δοκιμάστε ξανά.',
  'error.passkeyRegistrationNotFound':
    'Το κλειδί πρόσβασης δεν βρέθηκε. Ίσως το διαγράψατε από τον λογαριασμό σας αλλά όχι από τη διαχείριση κωδικών πρόσβασης. Δοκιμάστε ξανά.',
}
