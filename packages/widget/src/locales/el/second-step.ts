import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'Ανοίξτε την εφαρμογή επαλήθευσης και εισαγάγετε τον κωδικό για {project}.',
  'secondStep.contentWithoutName': 'Ανοίξτε την εφαρμογή επαλήθευσης και εισαγάγετε τον κωδικό.',
  'secondStep.anotherWay': 'Δοκιμή με άλλον τρόπο',
  'secondStep.remember':
    'Απομνημόνευση συσκευής για {days, plural, one {# ημέρα} other {# ημέρες}}',
  'secondStep.newDevice.content': 'Δεν ξέρουμε ακόμη αυτή τη συσκευή.',
  'secondStep.expired': 'Αυτή η σύνδεση διήρκεσε πάρα πολύ. Επιστρέψτε και ξεκινήστε την ξανά.',
  'secondStep.success.content': 'Έχετε συνδεθεί.',
}
