import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Je kunt met elk bevestigd adres inloggen. Meldingen gaan naar het primaire.',
  'account.emails.primaryStays': 'Kies eerst een ander primair adres.',
}
