import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content': 'אפשר להיכנס עם כל כתובת מאומתת. הודעות נשלחות לכתובת הראשית.',
  'account.emails.primaryStays': 'יש לבחור קודם כתובת ראשית אחרת.',
}
