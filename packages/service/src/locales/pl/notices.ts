import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: 'Nowe logowanie na Twoje konto {project}',
    heading: 'Nowe logowanie na Twoje konto',
    lead: 'Ktoś zalogował się jako {email} w przeglądarce, której wcześniej nie używano.',
    does: 'Przycisk wyloguje tę przeglądarkę i pomoże zabezpieczyć konto.',
  },
  noAccount: {
    subject: 'Żadne konto {project} nie używa tego adresu',
    preheader: 'Ktoś próbował się nim zalogować. Możesz się zarejestrować lub użyć innego adresu.',
    heading: 'Nie ma konta z tym adresem',
    lead: 'Ktoś próbował zalogować się jako {email}, ale żadne konto {project} nie używa tego adresu. Być może Twoja rejestracja odbyła się z innym adresem.',
    action: 'Zarejestruj ten adres',
    notYou: 'To nie Ty? Nie rób nic. Konto nie zostało utworzone.',
  },
}
