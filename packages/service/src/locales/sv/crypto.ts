import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'Kryptoplånbok',
  added: {
    subject: 'En kryptoplånbok har lagts till i ditt konto hos {project}',
    heading: 'En kryptoplånbok har lagts till',
    lead: 'Nu går det att logga in med den som {email}.',
    label: 'Plånbok',
    removes: 'Då tas plånboken bort, och webbläsaren som lade till den loggas ut.',
    does: 'Knappen tar bort kryptoplånboken som mejlet handlar om och loggar ut de webbläsare som lade till eller använde den.',
    done: 'Kryptoplånboken har tagits bort',
  },
}
