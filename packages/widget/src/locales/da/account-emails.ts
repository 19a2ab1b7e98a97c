import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Du kan logge ind med hver bekræftet adresse. Meddelelser går til den primære.',
  'account.emails.primaryStays': 'Vælg først en anden primær adresse.',
}
