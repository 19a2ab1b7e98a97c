import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'Anmodet',
    when: 'Hvornår',
    browser: 'Browser',
    place: 'Sted',
    proof: 'Med',
  },
  browser: '{browser} på {system}',
  place: 'I nærheden af {city}, {country}',
  near: 'i nærheden af {city}',
  askedNear: 'Anmodet fra {browser}, i nærheden af {city}.',
  askedFrom: 'Anmodet fra {browser}.',
  worksUntil: 'Virker én gang, indtil {time}.',
  worksFor: 'Virker én gang, i {duration}.',
  buttonFails: 'Åbner knappen ikke? {link}',
  nobodyGetsIn:
    'Var det ikke dig? Så behøver du ikke gøre noget: Uden denne e-mail kommer ingen ind.',
  notMe: 'Det var ikke mig',
  wasItYou: 'Var det dig?',
  ifItWasYou: 'Hvis det var dig, behøver du ikke gøre noget.',
  sentFor: {
    signIn: 'Sendt til {email}, fordi nogen ville logge ind med adressen.',
    signUp: 'Sendt til {email}, fordi nogen ville oprette en konto med adressen.',
    safety: 'Sendt til {email}, fordi det handler om din kontos sikkerhed.',
  },
  help: 'Hjælp',
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '”{name}”',
}
