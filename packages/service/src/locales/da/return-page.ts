import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'Logger ind...',
  doneTitle: 'Du er logget ind',
  doneText: 'Fortsæt på den fane, hvor du bad om linket. Du kan lukke denne side.',
  goOnHere: 'Fortsæt her',
}
