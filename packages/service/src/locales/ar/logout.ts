import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'تسجيل الخروج؟',
  question: 'هل نتابع تسجيل الخروج من حسابك على {project}؟',
  yes: 'تسجيل الخروج',
  no: 'عدم تسجيل الخروج',
  stayed: 'لم يتم تسجيل خروجك. يمكنك إغلاق هذه الصفحة.',
  leftTitle: 'تم تسجيل خروجك',
  leftText: 'تم تسجيل خروجك من {project} في هذا المتصفح.',
  appsText: 'ربما لا تزال مفتوحة: {apps}.',
}
