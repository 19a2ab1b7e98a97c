import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'مفتاح مرور',
  added: {
    subject: 'أُضيف مفتاح مرور إلى حسابك على {project}',
    heading: 'أُضيف مفتاح مرور',
    lead: 'أصبحت هذه الإضافة تتيح تسجيل الدخول بالحساب {email}.',
    label: 'مفتاح المرور',
    removes: 'يزيل الزر مفتاح المرور هذا ويسجّل الخروج من المتصفح الذي أضافه.',
    removesAlone: 'يزيل الزر مفتاح المرور هذا.',
    does: 'يزيل الزر مفتاح المرور المذكور في الرسالة، ويسجّل الخروج من المتصفحات التي أضافته أو استخدمته.',
    done: 'تمت إزالة مفتاح المرور',
  },
}
