import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'Legg til et andre trinn',
  'account.step.addContent': 'Etter passordet ditt ber vi også om noe som bare du har.',
  'account.step.app': 'Autentiseringsapp',
  'account.step.appDetail': 'Virker uten nettverk',
  'account.step.passkey': 'Passnøkkel',
  'account.step.passkeyDetail': 'Teller som begge trinn',
  'account.step.sms': 'SMS',
  'account.step.smsDetail': 'Mindre sikkert enn de andre',
  'account.step.smsTitle': 'Bruk SMS',
  'account.step.smsContent': 'Vi sender en kode til dette nummeret når du logger på.',
  'account.step.smsRisk':
    'Den som overtar telefonnummeret ditt, får også kodene dine. En autentiseringsapp er tryggere.',
  'account.step.smsOn': 'SMS er på.',
  'account.step.smsOff': 'SMS er av.',
  'account.step.lost': 'Dette ble startet på nytt i et annet vindu. Begynn på nytt.',
  'account.step.since': 'På siden {date}.',
  'account.step.few':
    '{n, plural, one {Det er bare # gjenopprettingskode} other {Det er bare # gjenopprettingskoder}} igjen. Lag nye.',
  'account.step.codes': 'Gjenopprettingskoder',
  'account.step.codesLeft': '{n} av {all} igjen',
  'account.step.newCodes': 'Nye koder',
  'account.step.turnOff': 'Slå av',
  'account.step.newPhone': 'Konfigurer en ny telefon',
  'account.step.offTitle': 'Vil du slå av det andre trinnet?',
  'account.step.offContent':
    'Da er passordet ditt alene nok til å logge på. Gjenopprettingskodene dine slutter å virke.',
  'account.step.offRequired': '{project} ber om et andre trinn, så det kan ikke slås av.',
  'account.step.keep': 'Behold det',
  'account.step.isOn': 'Det andre trinnet ditt er på.',
  'account.step.isOff': 'Det andre trinnet ditt er av.',
  'account.step.progress': 'Trinn {n} av {all}',
  'account.step.copy': 'Kopier',
  'account.step.copied': 'Kopiert',
  'account.act.addStep': 'For å legge til et andre trinn.',
  'account.act.newCodes': 'For å lage nye gjenopprettingskoder.',
  'account.act.turnOff': 'For å slå av det andre trinnet.',
  'account.act.smsOff': 'For å slå av SMS.',
}
