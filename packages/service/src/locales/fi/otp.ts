import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'Sähköpostikoodi',
    sms: 'Tekstiviestikoodi',
    whatsapp: 'WhatsApp-koodi',
  },
  mail: {
    subject: '{code} on koodisi palveluun {project}',
    plainSubject: 'Koodisi palveluun {project}',
    login: 'Kirjautumiskoodisi',
    signup: 'Rekisteröitymiskoodisi',
    lead: 'Anna se sivulla, jolla pyysit koodia.',
    nobodyAsks: 'Kukaan palvelusta {project} ei koskaan pyydä sitä sinulta.',
    notYou: 'Etkö se ollut sinä? Älä tee mitään: ilman koodia kukaan ei pääse sisään.',
  },
  text: '{code} on koodisi palveluun {project}. Voimassa: {duration}. Älä kerro sitä kenellekään.',
  added: {
    subject: 'Tilillesi palvelussa {project} lisättiin puhelinnumero',
    heading: 'Puhelinnumero lisättiin',
    lead: 'Sillä voi nyt kirjautua sisään käyttäjänä {email}.',
    label: 'Puhelinnumero',
    removes: 'Painike poistaa tämän numeron ja kirjaa ulos selaimen, jossa se lisättiin.',
    does: 'Painike poistaa puhelinnumeron, jota sähköposti koskee, ja kirjaa ulos selaimet, joissa se lisättiin tai joissa sitä käytettiin.',
    done: 'Puhelinnumero on poistettu',
  },
}
