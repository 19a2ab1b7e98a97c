import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'Kod z e-maila',
    sms: 'Kod z SMS-a',
    whatsapp: 'Kod z WhatsApp',
  },
  mail: {
    subject: '{code} to Twój kod {project}',
    plainSubject: 'Twój kod {project}',
    login: 'Twój kod logowania',
    signup: 'Twój kod rejestracji',
    lead: 'Wpisz go na stronie, która o niego prosi.',
    nobodyAsks: 'Nikt z serwisu {project} nigdy Cię o niego nie poprosi.',
    notYou: 'To nie Ty? Nie rób nic: bez kodu nikt nie wejdzie na konto.',
  },
  text: '{code} to kod {project}. Wygasa za: {duration}. Nie podawaj go nikomu.',
  added: {
    subject: 'Do Twojego konta {project} dodano numer telefonu',
    heading: 'Dodano numer telefonu',
    lead: 'Można go teraz użyć do logowania jako {email}.',
    label: 'Numer telefonu',
    removes: 'Przycisk usunie ten numer i wyloguje przeglądarkę, w której go dodano.',
    does: 'Przycisk usunie numer telefonu, którego dotyczy e-mail, i wyloguje przeglądarki, w których go dodano lub użyto.',
    done: 'Numer telefonu usunięty',
  },
}
