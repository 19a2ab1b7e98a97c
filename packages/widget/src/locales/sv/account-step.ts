import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'Lägg till ett andra steg',
  'account.step.addContent': 'Efter ditt lösenord ber vi också om något som bara du har.',
  'account.step.app': 'Autentiseringsapp',
  'account.step.appDetail': 'Fungerar utan nätverk',
  'account.step.passkey': 'Lösennyckel',
  'account.step.passkeyDetail': 'Räknas som båda stegen',
  'account.step.sms': 'Sms',
  'account.step.smsDetail': 'Mindre säkert än de andra',
  'account.step.smsTitle': 'Använd sms',
  'account.step.smsContent': 'Vi skickar en kod till det här numret när du loggar in.',
  'account.step.smsRisk':
    'Den som tar över ditt telefonnummer får också dina koder. En autentiseringsapp är säkrare.',
  'account.step.smsOn': 'Sms är på.',
  'account.step.smsOff': 'Sms är av.',
  'account.step.lost': 'Detta påbörjades på nytt i ett annat fönster. Börja om.',
  'account.step.since': 'På sedan {date}.',
  'account.step.few':
    '{n, plural, one {Bara # återställningskod} other {Bara # återställningskoder}} finns kvar. Skapa nya.',
  'account.step.codes': 'Återställningskoder',
  'account.step.codesLeft': '{n} av {all} kvar',
  'account.step.newCodes': 'Nya koder',
  'account.step.turnOff': 'Stäng av',
  'account.step.newPhone': 'Konfigurera en ny telefon',
  'account.step.offTitle': 'Vill du stänga av det andra steget?',
  'account.step.offContent':
    'Då räcker ditt lösenord för att logga in. Dina återställningskoder slutar fungera.',
  'account.step.offRequired': '{project} ber om ett andra steg, så det kan inte stängas av.',
  'account.step.keep': 'Behåll det',
  'account.step.isOn': 'Ditt andra steg är på.',
  'account.step.isOff': 'Ditt andra steg är av.',
  'account.step.progress': 'Steg {n} av {all}',
  'account.step.copy': 'Kopiera',
  'account.step.copied': 'Kopierat',
  'account.act.addStep': 'För att lägga till ett andra steg.',
  'account.act.newCodes': 'För att skapa nya återställningskoder.',
  'account.act.turnOff': 'För att stänga av det andra steget.',
  'account.act.smsOff': 'För att stänga av sms.',
}
