import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'Δεν έχετε πρόσβαση σε αυτά τα εισερχόμενα;',
  'recoveryCode.noPhone': 'Δεν έχετε πρόσβαση σε αυτό το τηλέφωνο;',
  'recoveryCode.enter': 'Εισαγάγετε κωδικό ανάκτησης',
  'recoveryCode.content': 'Έναν από τους δέκα που αποθηκεύσατε. Ισχύει για μία χρήση.',
  'recoveryCode.used': 'Αυτός ο κωδικός χρησιμοποιήθηκε. Απομένουν {n} από {all}.',
  'recoveryCode.newPhone': 'Ρύθμιση νέου τηλεφώνου',
}
