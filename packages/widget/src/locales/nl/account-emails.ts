import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Je kunt met elk bevestigd adres inloggen. Meldingen gaan naar het primaire.',
  'account.emails.primaryStays': 'Kies eerst een ander primair adres.',
  'account.emails.add': 'E-mailadres toevoegen',
  'account.emails.addContent':
    'We sturen er een code naartoe. Er verandert niets totdat je die invoert.',
  'account.emails.belongsToAnother':
    'Dit adres hoort bij een ander account. Log in met dit adres, of verwijder het daar.',
  'account.emails.makePrimary': 'Primair maken',
  'account.emails.madePrimary':
    '{email} is nu je primaire adres. We hebben beide op de hoogte gebracht.',
  'account.emails.sendNewCode': 'Nieuwe code versturen',
  'account.act.addEmail': 'Om een e-mailadres toe te voegen.',
  'account.act.makePrimary': 'Om {value} primair te maken.',
}
