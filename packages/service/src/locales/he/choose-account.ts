import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'בחירת חשבון',
  text: 'כדי להמשיך אל {app}',
  textWithoutApp: 'כדי להמשיך',
  ownAccount: 'החשבון שלך',
  signedIn: 'בוצעה כניסה',
  signedOut: 'בוצעה יציאה',
  useAnother: 'שימוש בחשבון אחר',
  edit: 'הסרת חשבון מהרשימה הזו',
  done: 'סיום',
  remove: 'הסרת {account} מהרשימה הזו',
}
