import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'החשבון שלך יימחק ב-{date}',
  'account.return.content': 'הבקשה נשלחה ב-{date}. עד המחיקה דבר לא אובד.',
  'account.return.keep': 'השארת החשבון שלי',
  'account.return.goOn': 'המשך המחיקה',
}
