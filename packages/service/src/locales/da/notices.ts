import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: 'Nyt login på din konto hos {project}',
    heading: 'Nyt login på din konto',
    lead: 'Nogen er logget ind som {email} med en browser, vi ikke har set før.',
    does: 'Så logges den browser ud, og du får hjælp til at sikre kontoen.',
  },
  noAccount: {
    subject: 'Ingen konto hos {project} bruger denne adresse',
    preheader:
      'Nogen forsøgte at logge ind med den. Du kan oprette en konto eller prøve en anden adresse.',
    heading: 'Der er ingen konto med denne adresse',
    lead: 'Nogen forsøgte at logge ind som {email}, men ingen konto hos {project} bruger adressen. Måske oprettede du din konto med en anden adresse.',
    action: 'Opret konto med denne adresse',
    notYou: 'Var det ikke dig? Så behøver du ikke gøre noget. Der er ikke oprettet noget.',
  },
}
