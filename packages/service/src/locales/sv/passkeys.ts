import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'Lösennyckel',
  added: {
    subject: 'En lösennyckel har lagts till i ditt konto hos {project}',
    heading: 'En lösennyckel har lagts till',
    lead: 'Nu går det att logga in med den som {email}.',
    label: 'Lösennyckel',
    removes: 'Då tas lösennyckeln bort, och webbläsaren som lade till den loggas ut.',
    removesAlone: 'Då tas lösennyckeln bort.',
    does: 'Knappen tar bort lösennyckeln som mejlet handlar om och loggar ut de webbläsare som lade till eller använde den.',
    done: 'Lösennyckeln har tagits bort',
  },
}
