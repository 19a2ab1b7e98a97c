import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: 'Aplikacja uwierzytelniająca',
    recoveryCode: 'Kod zapasowy',
  },
  added: {
    subject: 'Do Twojego konta {project} dodano aplikację uwierzytelniającą',
    heading: 'Dodano aplikację uwierzytelniającą',
    lead: 'Zmiany na koncie {email} wymagają teraz kodu z tej aplikacji.',
    removes: 'Przycisk usunie tę aplikację i wyloguje przeglądarkę, w której ją dodano.',
    does: 'Przycisk usunie aplikację uwierzytelniającą, której dotyczy e-mail, wraz z kodami zapasowymi, i wyloguje przeglądarki, w których ją dodano lub użyto.',
    done: 'Aplikacja uwierzytelniająca usunięta',
  },
}
