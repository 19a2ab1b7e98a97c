import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'Logger på ...',
  doneTitle: 'Du er logget på',
  doneText: 'Fortsett i fanen der du ba om lenken. Du kan lukke denne siden.',
  goOnHere: 'Fortsett her',
}
