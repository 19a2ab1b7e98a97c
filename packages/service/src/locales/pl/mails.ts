import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'Czas prośby',
    when: 'Kiedy',
    browser: 'Przeglądarka',
    place: 'Miejsce',
    proof: 'Sposób',
  },
  browser: '{browser} ({system})',
  place: '{city} i okolice, {country}',
  near: '{city} i okolice',
  askedNear: 'Źródło prośby: {browser}, {city} i okolice.',
  askedFrom: 'Źródło prośby: {browser}.',
  worksUntil: 'Działa jeden raz, do {time}.',
  worksFor: 'Działa jeden raz. Ważność: {duration}.',
  buttonFails: 'Przycisk nie działa? {link}',
  nobodyGetsIn: 'To nie Ty? Nie rób nic: bez tego e-maila nikt nie wejdzie na konto.',
  notMe: 'To nie ja',
  wasItYou: 'Czy to Ty?',
  ifItWasYou: 'Jeśli to Ty, nie musisz nic robić.',
  sentFor: {
    signIn: 'Wysłano na adres {email}, ponieważ ktoś chce się nim zalogować.',
    signUp: 'Wysłano na adres {email}, ponieważ ktoś chce się nim zarejestrować.',
    safety: 'Wysłano na adres {email}, ponieważ dotyczy to bezpieczeństwa Twojego konta.',
  },
  help: 'Pomoc',
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '„{name}”',
}
