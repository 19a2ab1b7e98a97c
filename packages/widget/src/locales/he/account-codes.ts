import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'שמירת קודי השחזור',
  'account.codes.content': 'כל אחד מאפשר כניסה פעם אחת אם הטלפון אבד. הם מוצגים רק עכשיו.',
  'account.codes.lead': 'כל אחד מאפשר כניסה פעם אחת אם אין גישה לתיבת הדואר.',
  'account.codes.onlyNow': 'הם מוצגים רק עכשיו.',
  'account.codes.make': 'יצירת קודי שחזור',
  'account.codes.old': 'הקודמים הפסיקו לפעול.',
  'account.codes.download': 'הורדה',
  'account.codes.print': 'הדפסה',
  'account.codes.saved': 'שמרתי את הקודים האלה',
  'account.codes.done': 'סיום',
}
