import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'محفظة عملات مشفرة',
  added: {
    subject: 'أُضيفت محفظة عملات مشفرة إلى حسابك على {project}',
    heading: 'أُضيفت محفظة عملات مشفرة',
    lead: 'أصبحت هذه الإضافة تتيح تسجيل الدخول بالحساب {email}.',
    label: 'المحفظة',
    removes: 'يزيل الزر هذه المحفظة ويسجّل الخروج من المتصفح الذي أضافها.',
    does: 'يزيل الزر محفظة العملات المشفرة المذكورة في الرسالة، ويسجّل الخروج من المتصفحات التي أضافتها أو استخدمتها.',
    done: 'تمت إزالة محفظة العملات المشفرة',
  },
}
