import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': 'Σύνδεση για {clientName} μέσω {projectName}',
  'idpConsent.customScopes.title':
    'Αίτημα από {clientName} για πρόσβαση στον λογαριασμό σας {projectName}',
  'idpConsent.requestingTo': 'Αίτημα από {clientName} για:',
  'idpConsent.allowClientTo': 'Να επιτρέπονται για {clientName}:',
  'idpConsent.button.allow': 'Να επιτρέπεται',
  'idpConsent.button.deny': 'Απόρριψη',
  'idpConsent.notInSight':
    'Δεν έχει επιτραπεί τίποτα ακόμη, επειδή το κουμπί δεν ήταν πλήρως ορατό. Διαβάστε το αίτημα και επιλέξτε ξανά «{button}».',
  'idpConsent.defaultClientName': 'την εφαρμογή',
  'idpConsent.denied': 'Η πρόσβαση της εφαρμογής απορρίφθηκε.',
  'idpConsent.useAnotherAccount': 'Χρήση άλλου λογαριασμού',
  'idpConsent.chooseAccount.title': 'Επιλέξτε λογαριασμό',
  'idpConsent.chooseAccount.content': 'για να συνεχίσετε με {clientName}',
  'idpConsent.noActiveSession':
    'Δεν βρέθηκε ενεργή περίοδος σύνδεσης. Συνδεθείτε για να συνεχίσετε.',
  'idpConsent.noPermissionsToGrant':
    'Δεν έχετε δικαίωμα να επιτρέψετε για {clientName} πρόσβαση σε ορισμένα από τα πεδία που ζητούνται.',
  'idpConsent.cannotGrant': 'Δεν μπορείτε να επιτρέψετε για {clientName}:',
  'idpConsent.scope.identity': 'Επαλήθευση της ταυτότητάς σας',
  'idpConsent.scope.identity.detail':
    'Προβολή των πληροφοριών που είναι αποθηκευμένες στον λογαριασμό σας',
  'idpConsent.scope.personal': 'Προβολή των προσωπικών στοιχείων του προφίλ σας',
  'idpConsent.scope.profile.detail': 'Όνομα, φωτογραφία προφίλ και προτιμήσεις γλώσσας',
  'idpConsent.scope.email.detail': 'Διεύθυνση email',
  'idpConsent.scope.phone.detail': 'Αριθμός τηλεφώνου',
  'idpConsent.scope.offline':
    'Διατήρηση της πρόσβασης στα δεδομένα σας ακόμη και όταν δεν χρησιμοποιείτε την εφαρμογή',
  'idpConsent.scope.offline.detail': 'Πρόσβαση στα δεδομένα σας ακόμη και εκτός σύνδεσης',
  'idpConsent.scope.offline.tasks.detail':
    'Συγχρονισμός δεδομένων και εκτέλεση εργασιών στο παρασκήνιο για λογαριασμό σας',
  'idpConsent.scope.other': 'Χρήση του πεδίου {scope}',
  'idpLogout.title': 'Αποσύνδεση;',
  'idpLogout.confirmMessage':
    'Θέλετε σίγουρα να αποσυνδεθείτε από τον λογαριασμό σας {projectName};',
  'idpLogout.yes': 'Ναι',
  'idpLogout.no': 'Όχι',
  'idpLogout.notLoggedOut': 'Δεν έχετε αποσυνδεθεί. Μπορείτε να κλείσετε αυτή τη σελίδα.',
}
