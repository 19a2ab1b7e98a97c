import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'Aangevraagd',
    when: 'Wanneer',
    browser: 'Browser',
    place: 'Plaats',
    proof: 'Met',
  },
  browser: '{browser} op {system}',
  place: 'In de buurt van {city}, {country}',
  near: 'in de buurt van {city}',
  askedNear: 'Aangevraagd met {browser}, in de buurt van {city}.',
  askedFrom: 'Aangevraagd met {browser}.',
  worksUntil: 'Werkt één keer, tot {time}.',
  worksFor: 'Werkt één keer, gedurende {duration}.',
  buttonFails: 'Opent de knop niets? {link}',
  nobodyGetsIn: 'Was jij dit niet? Doe dan niets: zonder deze e-mail komt niemand binnen.',
  notMe: 'Dit was ik niet',
  wasItYou: 'Was jij dit?',
  ifItWasYou: 'Als jij het was, hoef je niets te doen.',
  sentFor: {
    signIn: 'Verstuurd naar {email} omdat iemand ermee wilde inloggen.',
    signUp: 'Verstuurd naar {email} omdat iemand zich ermee wilde registreren.',
    safety: 'Verstuurd naar {email} omdat het om de veiligheid van je account gaat.',
  },
  help: 'Hulp',
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '‘{name}’',
}
