import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: 'تطبيق المصادقة',
    recoveryCode: 'رمز الاسترداد',
  },
  added: {
    subject: 'أُضيف تطبيق مصادقة إلى حسابك على {project}',
    heading: 'أُضيف تطبيق مصادقة',
    lead: 'تتطلب تغييرات الحساب {email} الآن رمزًا من هذا التطبيق.',
    removes: 'يزيل الزر هذا التطبيق ويسجّل الخروج من المتصفح الذي أضافه.',
    does: 'يزيل الزر تطبيق المصادقة المذكور في الرسالة مع رموز الاسترداد، ويسجّل الخروج من المتصفحات التي أضافته أو استخدمته.',
    done: 'تمت إزالة تطبيق المصادقة',
  },
}
