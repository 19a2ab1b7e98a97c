import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'حساب لدى موفّر آخر',
  linked: {
    subject: 'تم ربط حساب بحسابك على {project}',
    heading: 'تم ربط حساب',
    lead: 'أصبحت هذه الإضافة تتيح تسجيل الدخول بالحساب {email}.',
    label: 'الحساب',
    removes: 'يزيل الزر هذا الحساب ويسجّل الخروج من المتصفح الذي ربطه.',
    does: 'يزيل الزر الحساب المذكور في الرسالة، ويسجّل الخروج من المتصفحات التي ربطته أو استخدمته.',
    done: 'تمت إزالة الحساب المرتبط',
  },
}
