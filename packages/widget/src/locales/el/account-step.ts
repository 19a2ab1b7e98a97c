import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'Προσθήκη δεύτερου βήματος',
  'account.step.addContent': 'Μετά τον κωδικό πρόσβασης ζητάμε και κάτι που έχετε μόνο εσείς.',
  'account.step.app': 'Εφαρμογή επαλήθευσης',
  'account.step.appDetail': 'Λειτουργεί χωρίς δίκτυο',
  'account.step.passkey': 'Κλειδί πρόσβασης',
  'account.step.passkeyDetail': 'Μετράει και για τα δύο βήματα',
  'account.step.sms': 'SMS',
  'account.step.smsDetail': 'Λιγότερο ασφαλές από τα άλλα',
  'account.step.smsTitle': 'Χρήση SMS',
  'account.step.smsContent': 'Στέλνουμε έναν κωδικό σε αυτόν τον αριθμό όταν θέλετε να συνδεθείτε.',
  'account.step.smsRisk':
    'Όποιος αποκτήσει τον αριθμό τηλεφώνου σας λαμβάνει και τους κωδικούς σας. Μια εφαρμογή επαλήθευσης είναι ασφαλέστερη.',
  'account.step.smsOn': 'Τα SMS είναι ενεργά.',
  'account.step.smsOff': 'Τα SMS είναι ανενεργά.',
  'account.step.lost': 'Αυτό ξεκίνησε από την αρχή σε άλλο παράθυρο. Ξεκινήστε ξανά.',
  'account.step.since': 'Ενεργό από {date}.',
  'account.step.few':
    '{n, plural, one {Απομένει μόνο # κωδικός ανάκτησης} other {Απομένουν μόνο # κωδικοί ανάκτησης}}. Δημιουργήστε νέους.',
  'account.step.codes': 'Κωδικοί ανάκτησης',
  'account.step.codesLeft': 'Απομένουν {n} από {all}',
  'account.step.newCodes': 'Νέοι κωδικοί',
  'account.step.turnOff': 'Απενεργοποίηση',
  'account.step.newPhone': 'Ρύθμιση νέου τηλεφώνου',
  'account.step.offTitle': 'Απενεργοποίηση του δεύτερου βήματος;',
  'account.step.offContent':
    'Τότε αρκεί ο κωδικός πρόσβασης για να συνδεθείτε. Οι κωδικοί ανάκτησης παύουν να ισχύουν.',
  'account.step.offRequired':
    'Για το {project} χρειάζεται δεύτερο βήμα, γι’ αυτό δεν μπορεί να απενεργοποιηθεί.',
  'account.step.keep': 'Να μείνει ενεργό',
  'account.step.isOn': 'Το δεύτερο βήμα είναι ενεργό.',
  'account.step.isOff': 'Το δεύτερο βήμα είναι ανενεργό.',
  'account.step.progress': 'Βήμα {n} από {all}',
  'account.step.copy': 'Αντιγραφή',
  'account.step.copied': 'Αντιγράφηκε',
  'account.act.addStep': 'Για την προσθήκη δεύτερου βήματος.',
  'account.act.newCodes': 'Για να δημιουργηθούν νέοι κωδικοί ανάκτησης.',
  'account.act.turnOff': 'Για την απενεργοποίηση του δεύτερου βήματος.',
  'account.act.smsOff': 'Για την απενεργοποίηση των SMS.',
}
