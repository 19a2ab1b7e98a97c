import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'اختيار حساب',
  text: 'للمتابعة إلى {app}',
  textWithoutApp: 'للمتابعة',
  ownAccount: 'حسابك',
  signedIn: 'تم تسجيل الدخول',
  signedOut: 'تم تسجيل الخروج',
  useAnother: 'استخدام حساب آخر',
  edit: 'إزالة حساب من هذه القائمة',
  done: 'تم',
  remove: 'إزالة {account} من هذه القائمة',
}
