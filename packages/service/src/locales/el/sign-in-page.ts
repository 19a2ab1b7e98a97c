import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: 'Σύνδεση σε {app}',
  account: 'με τον λογαριασμό σας {project}',
  deviceTitle: 'Σύνδεση λογαριασμού στη συσκευή σας',
  goOn: 'Θα συνεχίσετε σε {host}',
  ended: 'Η περίοδος σύνδεσής σας έληξε. Συνδεθείτε για να συνεχίσετε.',
  endedForApp: 'Η περίοδος σύνδεσής σας έληξε. Συνδεθείτε για να συνεχίσετε με {app}.',
  privacyPolicy: 'Πολιτική απορρήτου',
  termsOfService: 'Όροι παροχής υπηρεσιών',
  aboutApp: 'Σχετικά με την εφαρμογή',
}
