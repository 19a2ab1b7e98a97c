import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'Angefragt',
    when: 'Wann',
    browser: 'Browser',
    place: 'Ort',
    proof: 'Mit',
  },
  browser: '{browser} auf {system}',
  place: 'Nahe {city}, {country}',
  near: 'nahe {city}',
  askedNear: 'Angefragt mit {browser}, nahe {city}.',
  askedFrom: 'Angefragt mit {browser}.',
  worksUntil: 'Er funktioniert einmal, bis {time}.',
  worksFor: 'Er funktioniert einmal, {duration} lang.',
  buttonFails: 'Die Schaltfläche öffnet nichts? {link}',
  nobodyGetsIn: 'Das waren nicht Sie? Dann tun Sie nichts: Ohne diese E-Mail kommt niemand hinein.',
  notMe: 'Das war ich nicht',
  wasItYou: 'Waren Sie das?',
  ifItWasYou: 'Wenn Sie es waren, ist nichts zu tun.',
  sentFor: {
    signIn: 'Gesendet an {email}, weil sich jemand damit anmelden wollte.',
    signUp: 'Gesendet an {email}, weil sich jemand damit registrieren wollte.',
    safety: 'Gesendet an {email}, weil es um die Sicherheit Ihres Kontos geht.',
  },
  help: 'Hilfe',
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '„{name}“',
}
