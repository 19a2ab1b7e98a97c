import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'Kirjaudutaan sisään...',
  doneTitle: 'Olet kirjautunut sisään',
  doneText: 'Jatka välilehdellä, jolla pyysit linkin. Voit sulkea tämän sivun.',
  goOnHere: 'Jatka täällä',
}
