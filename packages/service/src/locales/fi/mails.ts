import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'Pyydetty',
    when: 'Aika',
    browser: 'Selain',
    place: 'Paikka',
    proof: 'Tapa',
  },
  browser: '{browser} ({system})',
  place: 'Lähellä paikkakuntaa {city}, {country}',
  near: 'lähellä paikkakuntaa {city}',
  askedNear: 'Pyynnön lähde: {browser}, lähellä paikkakuntaa {city}.',
  askedFrom: 'Pyynnön lähde: {browser}.',
  worksUntil: 'Toimii kerran. Voimassaolo päättyy: {time}.',
  worksFor: 'Toimii kerran. Voimassa: {duration}.',
  buttonFails: 'Eikö painike toimi? {link}',
  nobodyGetsIn:
    'Etkö se ollut sinä? Älä tee mitään: ilman tätä sähköpostia kukaan ei pääse sisään.',
  notMe: 'Se en ollut minä',
  wasItYou: 'Olitko se sinä?',
  ifItWasYou: 'Jos se olit sinä, sinun ei tarvitse tehdä mitään.',
  sentFor: {
    signIn: 'Lähetetty osoitteeseen {email}, koska sillä yritettiin kirjautua sisään.',
    signUp: 'Lähetetty osoitteeseen {email}, koska sillä yritettiin rekisteröityä.',
    safety: 'Lähetetty osoitteeseen {email}, koska viesti koskee tilisi turvallisuutta.',
  },
  help: 'Ohje',
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '”{name}”',
}
