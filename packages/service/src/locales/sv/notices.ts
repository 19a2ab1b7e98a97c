import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: 'Ny inloggning på ditt konto hos {project}',
    heading: 'Ny inloggning på ditt konto',
    lead: 'Någon loggade in som {email} med en webbläsare som vi inte har sett tidigare.',
    does: 'Då loggas den webbläsaren ut, och du får hjälp att skydda kontot.',
  },
  noAccount: {
    subject: 'Inget konto hos {project} använder den här adressen',
    preheader:
      'Någon försökte logga in med den. Du kan registrera dig eller prova en annan adress.',
    heading: 'Det finns inget konto med den här adressen',
    lead: 'Någon försökte logga in som {email}, men inget konto hos {project} använder adressen. Du kanske registrerade dig med en annan adress.',
    action: 'Registrera dig med adressen',
    notYou: 'Var det inte du? Då behöver du inte göra något. Inget har skapats.',
  },
}
