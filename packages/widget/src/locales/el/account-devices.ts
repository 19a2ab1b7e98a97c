import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content':
    'Με αυτές τις συσκευές έχει γίνει σύνδεση στον λογαριασμό σας. Τερματίστε ό,τι δεν γνωρίζετε.',
  'account.devices.alone': 'Σύνδεση έχει γίνει μόνο σε αυτή τη συσκευή.',
  'account.devices.this': 'Αυτή η συσκευή',
  'account.devices.unknown': 'Άγνωστη συσκευή',
  'account.devices.name': 'Όνομα συσκευής',
  'account.devices.active': 'Χρήση: {when}',
  'account.devices.end': 'Τερματισμός',
  'account.devices.ended': 'Τερματίστηκε',
  'account.devices.endedNow': 'Αποσυνδέθηκε μόλις τώρα',
  'account.devices.endOthers': 'Αποσύνδεση όλων των άλλων συσκευών',
  'account.devices.othersEnded': 'Όλες οι άλλες συσκευές αποσυνδέθηκαν.',
  'account.devices.notYours': 'Κάτι εδώ δεν είναι δικό σας;',
  'account.devices.changePassword': 'Αλλάξτε και τον κωδικό πρόσβασης.',
  'account.devices.remembered': 'Απομνημονευμένες συσκευές',
  'account.devices.rememberedUntil': '{n}, το αργότερο έως {date}',
  'account.devices.forget': 'Κατάργηση',
}
