import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: 'Nowy adres',
  date: 'Obowiązuje od',
  requested: {
    subject: 'Twoje konto {project} ma otrzymać nowy adres',
    heading: 'Twoje konto ma otrzymać nowy adres',
    lead: '{project} ma informację, że nie możesz się już zalogować. Jeśli nikt się nie sprzeciwi, nowy adres stanie się Twoim adresem głównym.',
    does: 'Przycisk to zatrzyma i nowy adres nie zostanie dodany.',
  },
  text: 'Twoje konto {project} otrzyma nowy adres: {date}. Jeśli to nie Ty, zatrzymaj to: {link}',
  undo: {
    does: 'Przycisk zatrzyma odzyskiwanie, którego dotyczy wiadomość: nowy adres nie zostanie dodany.',
    done: 'Nowy adres nie zostanie dodany',
  },
  ready: {
    subject: 'Możesz wrócić na swoje konto {project}',
    heading: 'Możesz wrócić na swoje konto',
    lead: 'Czas oczekiwania minął i nikt się nie sprzeciwił.',
    does: 'Przycisk ustawi {email} jako główny adres Twojego konta i zaloguje Cię.',
    action: 'Zaloguj się',
    until: 'Link działa raz, do {date}.',
    notYou: 'To nie Ty? Nic nie rób: bez linku nic się nie zmieni.',
  },
  page: {
    question: 'Wrócić na swoje konto?',
    dead: 'Ten link już nie działa',
    deadText: 'Został użyty lub zatrzymany albo wygasł.',
  },
}
