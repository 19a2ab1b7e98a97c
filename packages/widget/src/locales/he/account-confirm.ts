import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'אחר כך לא נשאל שוב במשך 10 דקות.',
  'account.confirm.usePasskey': 'המשך עם מפתח גישה',
  'account.confirm.another': 'אישור בדרך אחרת',
  'account.confirm.any': 'כל אחת מאלה מתאימה.',
  'account.confirm.none': 'אי אפשר לאשר את זה כאן. יש לצאת, להיכנס שוב ואז לנסות עוד פעם.',
  'account.confirm.comeBack': 'נכנסים שם וחוזרים לכאן. אז יש לנסות עוד פעם.',
  'account.confirm.notProved': 'זה לא אושר. יש לנסות שוב.',
  'account.confirm.passkey': 'מפתח גישה',
  'account.confirm.app': 'אפליקציית אימות',
  'account.confirm.password': 'סיסמה',
  'account.confirm.showPassword': 'הצגת הסיסמה',
  'account.confirm.email': 'קוד באימייל',
  'account.confirm.phone': 'קוד לטלפון',
  'account.confirm.to': 'אל {email}',
  'account.confirm.close': 'סגירה',
  'account.confirm.leave': 'חזרה אל {clientName}',
}
