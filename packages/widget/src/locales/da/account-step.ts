import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'Tilføj et andet trin',
  'account.step.addContent': 'Efter din adgangskode beder vi også om noget, som kun du har.',
  'account.step.app': 'Godkendelsesapp',
  'account.step.appDetail': 'Virker uden netværk',
  'account.step.passkey': 'Adgangsnøgle',
  'account.step.passkeyDetail': 'Tæller som begge trin',
  'account.step.sms': 'Sms',
  'account.step.smsDetail': 'Mindre sikkert end de andre',
  'account.step.smsTitle': 'Brug sms',
  'account.step.smsContent': 'Vi sender en kode til dette nummer, når du logger ind.',
  'account.step.smsRisk':
    'Den, der overtager dit telefonnummer, får også dine koder. En godkendelsesapp er mere sikker.',
  'account.step.smsOn': 'Sms er slået til.',
  'account.step.smsOff': 'Sms er slået fra.',
  'account.step.lost': 'Dette blev begyndt forfra i et andet vindue. Begynd igen.',
  'account.step.since': 'Slået til siden {date}.',
  'account.step.few':
    '{n, plural, one {Der er kun # gendannelseskode} other {Der er kun # gendannelseskoder}} tilbage. Lav nye.',
  'account.step.codes': 'Gendannelseskoder',
  'account.step.codesLeft': '{n} af {all} tilbage',
  'account.step.newCodes': 'Nye koder',
  'account.step.turnOff': 'Slå fra',
  'account.step.newPhone': 'Konfigurer en ny telefon',
  'account.step.offTitle': 'Vil du slå det andet trin fra?',
  'account.step.offContent':
    'Så er din adgangskode alene nok til at logge ind. Dine gendannelseskoder holder op med at virke.',
  'account.step.offRequired': '{project} beder om et andet trin, så det kan ikke slås fra.',
  'account.step.keep': 'Behold det',
  'account.step.isOn': 'Dit andet trin er slået til.',
  'account.step.isOff': 'Dit andet trin er slået fra.',
  'account.step.progress': 'Trin {n} af {all}',
  'account.step.copy': 'Kopiér',
  'account.step.copied': 'Kopieret',
  'account.act.addStep': 'For at tilføje et andet trin.',
  'account.act.newCodes': 'For at lave nye gendannelseskoder.',
  'account.act.turnOff': 'For at slå det andet trin fra.',
  'account.act.smsOff': 'For at slå sms fra.',
}
