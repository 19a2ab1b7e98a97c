import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content':
    'Ορίστε κωδικό πρόσβασης για να ολοκληρώσετε τη δημιουργία του λογαριασμού σας',
  'password.login.title': 'Σύνδεση',
  'button.forgotPassword': 'Ξεχάσατε τον κωδικό;',
  'button.logInByEmail': 'Σύνδεση μέσω email',
  'formField.password.label': 'Κωδικός πρόσβασης',
  'button.showPassword': 'Εμφάνιση κωδικού πρόσβασης',
  'password.forgot.title': 'Ξεχάσατε τον κωδικό πρόσβασης;',
  'password.forgot.content':
    'Στάλθηκε email με σύνδεσμο για αλλαγή του κωδικού πρόσβασης στη διεύθυνση <bold>{email}</bold>.',
  'password.breached.title': 'Ελέγξτε το email σας για να ορίσετε νέο κωδικό πρόσβασης',
  'password.breached.content': 'Στάλθηκε email στη διεύθυνση <bold>{email}</bold>.',
  'password.breached.whyTitle': 'Γιατί, αν ο κωδικός πρόσβασης ήταν σωστός;',
  'password.breached.why':
    'Ο ίδιος κωδικός πρόσβασης βρίσκεται σε λίστα που κλάπηκε από άλλον ιστότοπο, οπότε μπορεί να τον δοκιμάσουν εδώ άγνωστοι. Ο λογαριασμός σας {project} δεν παραβιάστηκε. Αφού ορίσετε νέο κωδικό, αλλάξτε τον και εκεί.',
  'password.resetRequired.title': 'Ελέγξτε το email σας για να ορίσετε νέο κωδικό πρόσβασης',
  'password.resetRequired.content': 'Στάλθηκε email στη διεύθυνση <bold>{email}</bold>.',
  'password.setNew.title': 'Ελέγξτε το email σας',
  'password.setNew.content':
    'Στάλθηκε email με σύνδεσμο για σύνδεση στη διεύθυνση <bold>{email}</bold>.',
  'button.resendEmail': 'Νέα αποστολή email',
  'button.emailResent': 'Το email στάλθηκε',
  'password.reset.title': 'Αλλάξτε τον κωδικό πρόσβασης',
  'password.reset.loggingInProgress': 'Γίνεται σύνδεση...',
  'password.reset.noToken': 'Ανοίξτε αυτή τη σελίδα από τον σύνδεσμο στο email που σας στείλαμε.',
  'password.reset.deadTitle': 'Αυτός ο σύνδεσμος δεν ισχύει πια',
  'password.reset.deadContent':
    'Έχει ήδη χρησιμοποιηθεί ή έχει λήξει. Το άνοιγμά του δεν άλλαξε τίποτα.',
  'password.reset.sendNewLink': 'Αποστολή νέου συνδέσμου',
  'password.reset.newLinkGoesTo': 'Θα σταλεί στη διεύθυνση <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'Επιστροφή στη σύνδεση',
  'login.success.content': 'Συνδεθήκατε με επιτυχία.',
  'password.strength': 'Ισχύς κωδικού πρόσβασης: {score} από 4.',
  'password.strength.accepted': 'Ισχυρός κωδικός πρόσβασης',
  'password.hint.start':
    'Ελάχιστοι χαρακτήρες: {characterLength}. Τρεις ή τέσσερις ασυνήθιστες λέξεις απομνημονεύονται εύκολα και μαντεύονται δύσκολα.',
  'password.strengthError.breached':
    'Αυτός ο κωδικός πρόσβασης ίσως χρησιμοποιήθηκε σε άλλον ιστότοπο που είχε πρόβλημα ασφαλείας. Επιλέξτε άλλον κωδικό πρόσβασης.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Απαιτείται τουλάχιστον # χαρακτήρας} other {Απαιτούνται τουλάχιστον # χαρακτήρες}}',
  'password.strengthError.complexity':
    'Να περιέχει {complexity} από τα εξής: κεφαλαίο γράμμα, πεζό γράμμα, αριθμό, σύμβολο',
  'password.requirement.fulfilled': 'Ικανοποιείται',
  'password.requirement.notFulfilled': 'Δεν ικανοποιείται',
}
