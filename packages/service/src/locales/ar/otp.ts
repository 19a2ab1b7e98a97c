import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'رمز في رسالة إلكترونية',
    sms: 'رمز في رسالة نصية',
    whatsapp: 'رمز عبر WhatsApp',
  },
  mail: {
    subject: '{code} هو رمز التحقق على {project}',
    plainSubject: 'رمز التحقق على {project}',
    login: 'رمز تسجيل الدخول',
    signup: 'رمز إنشاء الحساب',
    lead: 'يُرجى إدخاله في الصفحة التي طلبته منها.',
    nobodyAsks: 'لن يطلبه منك أحد من {project} أبدًا.',
    notYou: 'ألم يكن ذلك منك؟ لا حاجة إلى أي إجراء: لا يمكن لأحد الدخول من دون الرمز.',
  },
  text: '{code} هو رمز التحقق على {project}. الصلاحية: {duration}. يُرجى عدم مشاركته.',
  added: {
    subject: 'أُضيف رقم هاتف إلى حسابك على {project}',
    heading: 'أُضيف رقم هاتف',
    lead: 'أصبحت هذه الإضافة تتيح تسجيل الدخول بالحساب {email}.',
    label: 'رقم الهاتف',
    removes: 'يزيل الزر هذا الرقم ويسجّل الخروج من المتصفح الذي أضافه.',
    does: 'يزيل الزر رقم الهاتف المذكور في الرسالة، ويسجّل الخروج من المتصفحات التي أضافته أو استخدمته.',
    done: 'تمت إزالة رقم الهاتف',
  },
}
