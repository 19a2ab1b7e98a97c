import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'Είσοδος χωρίς το δεύτερο βήμα',
  'wayBack.content':
    'Διαρκεί {days, plural, one {# ημέρα} other {# ημέρες}}, ώστε να μην μπορεί να το κάνει κανείς άλλος πίσω από την πλάτη σας.',
  'wayBack.code': 'Στέλνουμε έναν κωδικό στη διεύθυνση <bold>{email}</bold>.',
  'wayBack.told':
    'Για {days, plural, one {# ημέρα} other {# ημέρες}} ενημερώνουμε κάθε διεύθυνση και συσκευή σας.',
  'wayBack.removed':
    'Αν κανείς δεν έχει αντίρρηση, το δεύτερο βήμα σας αφαιρείται και η σύνδεση γίνεται με τον κωδικό πρόσβασης.',
  'wayBack.removedAlone':
    'Αν κανείς δεν έχει αντίρρηση, το δεύτερο βήμα σας αφαιρείται και η σύνδεση γίνεται χωρίς αυτό.',
  'wayBack.noMailbox': 'Δεν έχετε πρόσβαση ούτε σε αυτά τα εισερχόμενα;',
  'wayBack.write': 'Γράψτε στη διεύθυνση <bold>{help}</bold>.',
  'wayBack.never': 'Χωρίς το δεύτερο βήμα σας κανείς δεν μπορεί να σας βάλει μέσα εδώ.',
  'wayBack.date': 'Το δεύτερο βήμα σας αφαιρείται στις {date}',
  'wayBack.waits':
    'Ενημερώσαμε όλες τις διευθύνσεις και τις συσκευές σας. Θα σας γράψουμε όταν έρθει η ώρα.',
  'wayBack.found': 'Το βρήκα, σύνδεση τώρα',
  'wayBack.stop': 'Διακοπή',
  'wayBack.stopped': 'Σταμάτησε. Το δεύτερο βήμα σας μένει.',
  'wayBack.send': 'Αποστολή κωδικού',
}
