import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'אישור כתובת האימייל',
  'oauth.confirmAddress.once': 'הבקשה הזו מופיעה פעם אחת. מעכשיו החשבון שלך אצל הספק מספיק לכניסה.',
  'oauth.confirmAddress.sending': 'קוד נשלח לכתובת האימייל שלך...',
  'oauth.success.content': 'נכנסת לחשבון.',
}
