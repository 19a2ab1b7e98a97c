import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'SMS-y są teraz drugim krokiem Twojego konta {project}',
    heading: 'Włączono SMS-y jako drugi krok',
    lead: 'Logowanie jako {email} można teraz dokończyć kodem wysyłanym na ten numer.',
    label: 'Numer telefonu',
    does: 'Przycisk wyłączy SMS-y i wyloguje przeglądarkę, w której je włączono.',
  },
  undo: {
    does: 'Przycisk wyłączy SMS-y, których dotyczy e-mail, i wyloguje przeglądarki, w których je włączono lub użyto.',
    done: 'SMS-y nie są już drugim krokiem',
  },
}
