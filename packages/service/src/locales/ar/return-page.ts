import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'جارٍ تسجيل دخولك...',
  doneTitle: 'تم تسجيل دخولك',
  doneText: 'يمكنك المتابعة في علامة التبويب التي طلبت الرابط منها وإغلاق هذه الصفحة.',
  goOnHere: 'المتابعة هنا',
}
