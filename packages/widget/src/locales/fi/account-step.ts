import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'Lisää toinen vaihe',
  'account.step.addContent': 'Salasanan jälkeen pyydämme myös jotain, mikä on vain sinulla.',
  'account.step.app': 'Todennussovellus',
  'account.step.appDetail': 'Toimii ilman verkkoa',
  'account.step.passkey': 'Pääsyavain',
  'account.step.passkeyDetail': 'Käy molemmista vaiheista',
  'account.step.sms': 'Tekstiviesti',
  'account.step.smsDetail': 'Vähemmän turvallinen kuin muut',
  'account.step.smsTitle': 'Käytä tekstiviestejä',
  'account.step.smsContent': 'Lähetämme tähän numeroon koodin, kun kirjaudut sisään.',
  'account.step.smsRisk':
    'Se, joka saa puhelinnumerosi haltuunsa, saa myös koodisi. Todennussovellus on turvallisempi.',
  'account.step.smsOn': 'Tekstiviestit ovat käytössä.',
  'account.step.smsOff': 'Tekstiviestit eivät ole käytössä.',
  'account.step.lost': 'Tämä aloitettiin alusta toisessa ikkunassa. Aloita uudelleen.',
  'account.step.since': 'Käytössä {date} alkaen.',
  'account.step.few':
    '{n, plural, one {Vain # varakoodi} other {Vain # varakoodia}} on jäljellä. Luo uudet.',
  'account.step.codes': 'Varakoodit',
  'account.step.codesLeft': '{n}/{all} jäljellä',
  'account.step.newCodes': 'Uudet koodit',
  'account.step.turnOff': 'Poista käytöstä',
  'account.step.newPhone': 'Ota uusi puhelin käyttöön',
  'account.step.offTitle': 'Poistetaanko toinen vaihe käytöstä?',
  'account.step.offContent':
    'Silloin pelkkä salasana riittää kirjautumiseen. Varakoodisi lakkaavat toimimasta.',
  'account.step.offRequired':
    '{project} vaatii toisen vaiheen, joten sitä ei voi poistaa käytöstä.',
  'account.step.keep': 'Pidä käytössä',
  'account.step.isOn': 'Toinen vaihe on käytössä.',
  'account.step.isOff': 'Toinen vaihe on pois käytöstä.',
  'account.step.progress': 'Vaihe {n}/{all}',
  'account.step.copy': 'Kopioi',
  'account.step.copied': 'Kopioitu',
  'account.act.addStep': 'Jotta toinen vaihe voidaan lisätä.',
  'account.act.newCodes': 'Jotta uudet varakoodit voidaan luoda.',
  'account.act.turnOff': 'Jotta toinen vaihe voidaan poistaa käytöstä.',
  'account.act.smsOff': 'Tekstiviestien poistamiseksi käytöstä.',
}
