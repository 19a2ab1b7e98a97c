import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'Loggar in...',
  doneTitle: 'Du är inloggad',
  doneText: 'Fortsätt i fliken där du begärde länken. Du kan stänga den här sidan.',
  goOnHere: 'Fortsätt här',
}
