import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Sie können sich mit jeder bestätigten Adresse anmelden. Hinweise gehen an die primäre.',
  'account.emails.primaryStays': 'Wählen Sie zuerst eine andere primäre Adresse.',
}
