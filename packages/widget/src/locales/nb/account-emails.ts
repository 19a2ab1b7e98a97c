import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Du kan logge på med hver bekreftet adresse. Varsler går til den primære.',
  'account.emails.primaryStays': 'Velg en annen primær adresse først.',
}
