import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Увійти можна з кожною підтвердженою адресою. Сповіщення надходять на основну.',
  'account.emails.primaryStays': 'Спершу виберіть іншу основну адресу.',
}
