import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'Zweiten Schritt hinzufügen',
  'account.step.addContent': 'Nach Ihrem Passwort fragen wir noch nach etwas, das nur Sie haben.',
  'account.step.app': 'Authenticator-App',
  'account.step.appDetail': 'Funktioniert ohne Netz',
  'account.step.passkey': 'Passkey',
  'account.step.passkeyDetail': 'Zählt als beide Schritte',
  'account.step.sms': 'SMS',
  'account.step.smsDetail': 'Weniger sicher als die anderen',
  'account.step.smsTitle': 'SMS verwenden',
  'account.step.smsContent': 'Wir schicken einen Code an diese Nummer, wenn Sie sich anmelden.',
  'account.step.smsRisk':
    'Wer Ihre Telefonnummer übernimmt, bekommt auch Ihre Codes. Eine Authenticator-App ist sicherer.',
  'account.step.smsOn': 'SMS sind eingeschaltet.',
  'account.step.smsOff': 'SMS sind ausgeschaltet.',
  'account.step.lost':
    'Das wurde in einem anderen Fenster neu begonnen. Bitte beginnen Sie noch einmal.',
  'account.step.since': 'Ein seit {date}.',
  'account.step.few':
    '{n, plural, one {Nur noch # Wiederherstellungscode ist übrig} other {Nur noch # Wiederherstellungscodes sind übrig}}. Erstellen Sie neue.',
  'account.step.codes': 'Wiederherstellungs-Codes',
  'account.step.codesLeft': '{n} von {all} übrig',
  'account.step.newCodes': 'Neue Codes',
  'account.step.turnOff': 'Ausschalten',
  'account.step.newPhone': 'Neues Telefon einrichten',
  'account.step.offTitle': 'Den zweiten Schritt ausschalten?',
  'account.step.offContent':
    'Dann reicht Ihr Passwort allein, um sich anzumelden. Ihre Wiederherstellungscodes gelten nicht mehr.',
  'account.step.offRequired':
    '{project} verlangt einen zweiten Schritt, deshalb lässt er sich nicht ausschalten.',
  'account.step.keep': 'Eingeschaltet lassen',
  'account.step.isOn': 'Ihr zweiter Schritt ist ein.',
  'account.step.isOff': 'Ihr zweiter Schritt ist aus.',
  'account.step.progress': 'Schritt {n} von {all}',
  'account.step.copy': 'Kopieren',
  'account.step.copied': 'Kopiert',
  'account.act.addStep': 'Um einen zweiten Schritt hinzuzufügen.',
  'account.act.newCodes': 'Um neue Wiederherstellungscodes zu erstellen.',
  'account.act.turnOff': 'Um den zweiten Schritt auszuschalten.',
  'account.act.smsOff': 'Um SMS auszuschalten.',
}
