import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'Logowanie...',
  doneTitle: 'Zalogowano Cię',
  doneText: 'Kontynuuj na karcie, na której poproszono o link. Możesz zamknąć tę stronę.',
  goOnHere: 'Kontynuuj tutaj',
}
