import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'Portfel kryptowalutowy',
  added: {
    subject: 'Do Twojego konta {project} dodano portfel kryptowalutowy',
    heading: 'Dodano portfel kryptowalutowy',
    lead: 'Można go teraz użyć do logowania jako {email}.',
    label: 'Portfel',
    removes: 'Przycisk usunie ten portfel i wyloguje przeglądarkę, w której go dodano.',
    does: 'Przycisk usunie portfel kryptowalutowy, którego dotyczy e-mail, i wyloguje przeglądarki, w których go dodano lub użyto.',
    done: 'Portfel kryptowalutowy usunięty',
  },
}
