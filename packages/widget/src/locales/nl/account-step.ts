import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'Een tweede stap toevoegen',
  'account.step.addContent': 'Na je wachtwoord vragen we ook om iets wat alleen jij hebt.',
  'account.step.app': 'Authenticator-app',
  'account.step.appDetail': 'Werkt zonder netwerk',
  'account.step.passkey': 'Passkey',
  'account.step.passkeyDetail': 'Telt als beide stappen',
  'account.step.sms': 'Sms',
  'account.step.smsDetail': 'Minder veilig dan de andere',
  'account.step.smsTitle': 'Sms gebruiken',
  'account.step.smsContent': 'We sturen een code naar dit nummer wanneer je inlogt.',
  'account.step.smsRisk':
    'Wie je telefoonnummer overneemt, krijgt ook je codes. Een authenticator-app is veiliger.',
  'account.step.smsOn': 'Sms staat aan.',
  'account.step.smsOff': 'Sms staat uit.',
  'account.step.lost': 'Dit is in een ander venster opnieuw begonnen. Begin nog een keer.',
  'account.step.since': 'Aan sinds {date}.',
  'account.step.few':
    '{n, plural, one {Er is nog maar # herstelcode} other {Er zijn nog maar # herstelcodes}} over. Maak nieuwe.',
  'account.step.codes': 'Herstelcodes',
  'account.step.codesLeft': '{n} van {all} over',
  'account.step.newCodes': 'Nieuwe codes',
  'account.step.turnOff': 'Uitzetten',
  'account.step.newPhone': 'Een nieuwe telefoon instellen',
  'account.step.offTitle': 'De tweede stap uitzetten?',
  'account.step.offContent':
    'Dan is je wachtwoord alleen genoeg om in te loggen. Je herstelcodes werken niet meer.',
  'account.step.offRequired':
    '{project} vraagt om een tweede stap, dus die kan niet worden uitgezet.',
  'account.step.keep': 'Aan laten staan',
  'account.step.isOn': 'Je tweede stap staat aan.',
  'account.step.isOff': 'Je tweede stap staat uit.',
  'account.step.progress': 'Stap {n} van {all}',
  'account.step.copy': 'Kopiëren',
  'account.step.copied': 'Gekopieerd',
  'account.act.addStep': 'Om een tweede stap toe te voegen.',
  'account.act.newCodes': 'Om nieuwe herstelcodes te maken.',
  'account.act.turnOff': 'Om de tweede stap uit te zetten.',
  'account.act.smsOff': 'Om sms uit te zetten.',
}
