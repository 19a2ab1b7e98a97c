import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: 'تسجيل الدخول إلى {app}',
  account: 'باستخدام حسابك على {project}',
  deviceTitle: 'تسجيل الدخول لربط جهازك',
  goOn: 'وجهة المتابعة: {host}',
  ended: 'انتهت جلستك. يُرجى تسجيل الدخول للمتابعة.',
  endedForApp: 'انتهت جلستك. يُرجى تسجيل الدخول للمتابعة إلى {app}.',
  privacyPolicy: 'سياسة الخصوصية',
  termsOfService: 'بنود الخدمة',
  aboutApp: 'نبذة عن التطبيق',
}
