import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: 'Nuovo accesso al tuo account {project}',
    heading: 'Nuovo accesso al tuo account',
    lead: 'Qualcuno ha effettuato l’accesso come {email} con un browser che non avevamo mai visto.',
    does: 'Disconnette quel browser e ti aiuta a proteggere l’account.',
  },
  noAccount: {
    subject: 'Nessun account {project} usa questo indirizzo',
    preheader:
      'Qualcuno ha provato ad accedere con questo indirizzo. Puoi registrarti o provare con un altro.',
    heading: 'Non esiste un account con questo indirizzo',
    lead: 'Qualcuno ha provato ad accedere come {email}, ma nessun account {project} usa questo indirizzo. Forse la tua registrazione è avvenuta con un altro.',
    action: 'Registrati con questo indirizzo',
    notYou: 'Non eri tu? Allora non fare nulla. Non è stato creato nulla.',
  },
}
