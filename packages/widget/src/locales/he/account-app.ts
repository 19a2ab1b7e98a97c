import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'סריקת הקוד הזה',
  'account.app.scanContent': 'באפליקציית אימות בטלפון שלך.',
  'account.app.qr': 'קוד QR. אפשר להזין מפתח במקומו.',
  'account.app.enterKey': 'הזנת מפתח במקום זאת',
  'account.app.key': 'הזנת המפתח הזה',
  'account.app.keyContent': 'באפליקציית אימות בטלפון שלך.',
  'account.app.open': 'פתיחה באפליקציה',
  'account.app.copy': 'העתקת המפתח',
  'account.app.facts': 'חשבון: {account}. סוג: מבוסס זמן.',
  'account.app.scanInstead': 'סריקת קוד במקום זאת',
  'account.app.code': 'הקוד מהאפליקציה',
  'account.app.clock': 'האם השעון בטלפון שלך מדויק?',
}
