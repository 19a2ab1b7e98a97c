import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'Klucz dostępu',
  added: {
    subject: 'Do Twojego konta {project} dodano klucz dostępu',
    heading: 'Dodano klucz dostępu',
    lead: 'Można go teraz użyć do logowania jako {email}.',
    label: 'Klucz dostępu',
    removes: 'Przycisk usunie ten klucz dostępu i wyloguje przeglądarkę, w której go dodano.',
    removesAlone: 'Przycisk usunie ten klucz dostępu.',
    does: 'Przycisk usunie klucz dostępu, którego dotyczy e-mail, i wyloguje przeglądarki, w których go dodano lub użyto.',
    done: 'Klucz dostępu usunięty',
  },
}
