import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.secondStep.content': 'יש לפתוח את אפליקציית האימות ולהזין את הקוד עבור {project}.',
  'oauth.secondStep.contentWithoutName': 'יש לפתוח את אפליקציית האימות ולהזין את הקוד.',
  'oauth.secondStep.recovery.title': 'הזנת קוד שחזור',
  'oauth.secondStep.recovery.content': 'אחד מעשרת הקודים ששמרת. הוא תקף לשימוש אחד.',
  'oauth.confirmAddress.title': 'אישור כתובת האימייל',
  'oauth.confirmAddress.once': 'הבקשה הזו מופיעה פעם אחת. מעכשיו החשבון שלך אצל הספק מספיק לכניסה.',
  'oauth.confirmAddress.sending': 'קוד נשלח לכתובת האימייל שלך...',
  'oauth.ask.expired': 'הכניסה ארכה יותר מדי זמן. יש לחזור ולהתחיל מחדש.',
  'oauth.success.content': 'נכנסת לחשבון.',
}
