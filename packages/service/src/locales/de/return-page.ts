import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'Sie werden angemeldet...',
  doneTitle: 'Sie sind angemeldet',
  doneText:
    'Fahren Sie in dem Tab fort, in dem Sie den Link angefordert haben. Sie können diese Seite schließen.',
  goOnHere: 'Hier fortfahren',
}
