import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: 'Autentiseringsapp',
    recoveryCode: 'Återställningskod',
  },
  added: {
    subject: 'En autentiseringsapp har lagts till i ditt konto hos {project}',
    heading: 'En autentiseringsapp har lagts till',
    lead: 'Ändringar av kontot för {email} kräver nu en kod från den.',
    removes: 'Då tas appen bort, och webbläsaren som lade till den loggas ut.',
    does: 'Knappen tar bort autentiseringsappen som mejlet handlar om, med dess återställningskoder, och loggar ut de webbläsare som lade till eller använde den.',
    done: 'Autentiseringsappen har tagits bort',
  },
}
