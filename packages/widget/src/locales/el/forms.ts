import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'Εισαγάγετε τον κωδικό',
  'passcode.sentConfirmation': 'Στάλθηκε 6ψήφιος κωδικός σε <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'Ο κωδικός λήγει σε {timeRemaining}.',
  'passcode.expired': 'Ο κωδικός σας έχει λήξει.',
  'passcode.newerSent': 'Στάλθηκε νεότερος κωδικός. Εισαγάγετε εκείνον.',
  'formField.otp.ariaLabel': 'Κωδικός μίας χρήσης',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'Συνέχεια',
  'button.retry': 'Δοκιμάστε ξανά',
}
