import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'Konto w innym serwisie',
  linked: {
    subject: 'Z Twoim kontem {project} połączono inne konto',
    heading: 'Połączono inne konto',
    lead: 'Można go teraz użyć do logowania jako {email}.',
    label: 'Konto',
    removes: 'Przycisk odłączy to konto i wyloguje przeglądarkę, w której je połączono.',
    does: 'Przycisk odłączy konto, którego dotyczy e-mail, i wyloguje przeglądarki, w których je połączono lub użyto.',
    done: 'Konto zostało odłączone',
  },
}
