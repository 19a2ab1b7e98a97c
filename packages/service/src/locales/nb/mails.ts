import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'Forespurt',
    when: 'Når',
    browser: 'Nettleser',
    place: 'Sted',
    proof: 'Med',
  },
  browser: '{browser} på {system}',
  place: 'I nærheten av {city}, {country}',
  near: 'i nærheten av {city}',
  askedNear: 'Forespurt fra {browser}, i nærheten av {city}.',
  askedFrom: 'Forespurt fra {browser}.',
  worksUntil: 'Virker én gang, til {time}.',
  worksFor: 'Virker én gang, i {duration}.',
  buttonFails: 'Skjer det ingenting når du trykker på knappen? {link}',
  nobodyGetsIn:
    'Var det ikke deg? Da trenger du ikke gjøre noe: Uten denne e-posten kommer ingen inn.',
  notMe: 'Det var ikke meg',
  wasItYou: 'Var det deg?',
  ifItWasYou: 'Hvis det var deg, trenger du ikke gjøre noe.',
  sentFor: {
    signIn: 'Sendt til {email} fordi noen ville logge på med adressen.',
    signUp: 'Sendt til {email} fordi noen ville registrere seg med adressen.',
    safety: 'Sendt til {email} fordi det gjelder sikkerheten til kontoen din.',
  },
  help: 'Hjelp',
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '«{name}»',
}
