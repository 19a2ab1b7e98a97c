import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content': 'आप हर सत्यापित पते से साइन इन कर सकते हैं। सूचनाएँ मुख्य पते पर जाती हैं।',
  'account.emails.primaryStays': 'पहले कोई दूसरा मुख्य पता चुनें।',
}
