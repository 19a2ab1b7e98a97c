import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Μπορείτε να συνδεθείτε με κάθε επαληθευμένη διεύθυνση. Οι ειδοποιήσεις πηγαίνουν στην κύρια.',
  'account.emails.primaryStays': 'Επιλέξτε πρώτα άλλη κύρια διεύθυνση.',
  'account.emails.add': 'Προσθήκη διεύθυνσης email',
  'account.emails.addContent':
    'Στέλνουμε εκεί έναν κωδικό. Τίποτα δεν αλλάζει μέχρι να τον εισαγάγετε.',
  'account.emails.belongsToAnother':
    'Αυτή η διεύθυνση ανήκει σε άλλον λογαριασμό. Κάντε σύνδεση με αυτήν ή καταργήστε τη εκεί.',
  'account.emails.makePrimary': 'Ορισμός ως κύριας',
  'account.emails.madePrimary':
    'Το {email} είναι τώρα η κύρια διεύθυνσή σας. Ειδοποιήσαμε και τις δύο.',
  'account.emails.sendNewCode': 'Αποστολή νέου κωδικού',
  'account.act.addEmail': 'Για την προσθήκη διεύθυνσης email.',
  'account.act.makePrimary': 'Για τον ορισμό ως κύριας: {value}.',
}
