import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'Γίνεται η σύνδεσή σας...',
  doneTitle: 'Έχετε συνδεθεί',
  doneText:
    'Συνεχίστε στην καρτέλα όπου ζητήσατε τον σύνδεσμο. Μπορείτε να κλείσετε αυτή τη σελίδα.',
  goOnHere: 'Συνέχεια εδώ',
}
