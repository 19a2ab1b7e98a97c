import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'Επιβεβαιώστε ότι είστε εσείς',
  'furtherFactor.content': 'Εισαγάγετε τον κωδικό από την εφαρμογή επαλήθευσης.',
  'furtherFactor.label': 'Κωδικός από την εφαρμογή επαλήθευσης',
  'furtherFactor.useRecoveryCode': 'Χρήση κωδικού ανάκτησης',
  'furtherFactor.recovery.content':
    'Εισαγάγετε έναν κωδικό ανάκτησης που αποθηκεύσατε όταν προσθέσατε την εφαρμογή.',
  'furtherFactor.recovery.label': 'Κωδικός ανάκτησης',
  'furtherFactor.useApp': 'Χρήση εφαρμογής επαλήθευσης',
}
