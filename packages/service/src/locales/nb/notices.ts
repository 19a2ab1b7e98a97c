import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: 'Ny pålogging på kontoen din hos {project}',
    heading: 'Ny pålogging på kontoen din',
    lead: 'Noen har logget på som {email} med en nettleser vi ikke har sett før.',
    does: 'Da blir den nettleseren logget av, og du får hjelp til å sikre kontoen.',
  },
  noAccount: {
    subject: 'Ingen konto hos {project} bruker denne adressen',
    preheader:
      'Noen prøvde å logge på med den. Du kan registrere deg eller prøve en annen adresse.',
    heading: 'Det finnes ingen konto med denne adressen',
    lead: 'Noen prøvde å logge på som {email}, men ingen konto hos {project} bruker adressen. Kanskje du registrerte deg med en annen adresse.',
    action: 'Registrer deg med adressen',
    notYou: 'Var det ikke deg? Da trenger du ikke gjøre noe. Ingenting er opprettet.',
  },
}
