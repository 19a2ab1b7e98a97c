import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'Begärt',
    when: 'När',
    browser: 'Webbläsare',
    place: 'Plats',
    proof: 'Med',
  },
  browser: '{browser} på {system}',
  place: 'Nära {city}, {country}',
  near: 'nära {city}',
  askedNear: 'Begärt från {browser}, nära {city}.',
  askedFrom: 'Begärt från {browser}.',
  worksUntil: 'Fungerar en gång, till {time}.',
  worksFor: 'Fungerar en gång, i {duration}.',
  buttonFails: 'Händer inget när du trycker på knappen? {link}',
  nobodyGetsIn:
    'Var det inte du? Då behöver du inte göra något: utan det här mejlet kommer ingen in.',
  notMe: 'Det var inte jag',
  wasItYou: 'Var det du?',
  ifItWasYou: 'Om det var du behöver du inte göra något.',
  sentFor: {
    signIn: 'Skickat till {email} för att någon ville logga in med adressen.',
    signUp: 'Skickat till {email} för att någon ville registrera sig med adressen.',
    safety: 'Skickat till {email} för att det gäller ditt kontos säkerhet.',
  },
  help: 'Hjälp',
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '”{name}”',
}
