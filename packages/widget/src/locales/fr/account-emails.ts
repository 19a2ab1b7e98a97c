import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Vous pouvez vous connecter avec chaque adresse vérifiée. Les avis vont à la principale.',
  'account.emails.primaryStays': 'Choisissez d’abord une autre adresse principale.',
}
