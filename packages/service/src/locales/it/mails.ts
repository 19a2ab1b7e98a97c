import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'Richiesta',
    when: 'Quando',
    browser: 'Browser',
    place: 'Luogo',
    proof: 'Con',
  },
  browser: '{browser} su {system}',
  place: 'Vicino a {city}, {country}',
  near: 'vicino a {city}',
  askedNear: 'Richiesta fatta con {browser}, vicino a {city}.',
  askedFrom: 'Richiesta fatta con {browser}.',
  worksUntil: 'Funziona una sola volta. Scadenza: {time}.',
  worksFor: 'Funziona una sola volta, per {duration}.',
  buttonFails: 'Il pulsante non si apre? {link}',
  nobodyGetsIn: 'Non eri tu? Allora non fare nulla: nessuno entra senza questa email.',
  notMe: 'Non ero io',
  wasItYou: 'Eri tu?',
  ifItWasYou: 'Se eri tu, non devi fare nulla.',
  sentFor: {
    signIn: 'Inviata a {email} perché qualcuno ha chiesto di accedere con questo indirizzo.',
    signUp: 'Inviata a {email} perché qualcuno ha chiesto di registrarsi con questo indirizzo.',
    safety: 'Inviata a {email} perché riguarda la sicurezza del tuo account.',
  },
  help: 'Aiuto',
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '«{name}»',
}
