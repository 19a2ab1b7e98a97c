import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'הכניסה לחשבון מתבצעת...',
  doneTitle: 'נכנסת לחשבון',
  doneText: 'אפשר להמשיך בכרטיסייה שבה ביקשת את הקישור, ולסגור את הדף הזה.',
  goOnHere: 'המשך כאן',
}
