import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'أصبحت الرسائل النصية خطوة ثانية في حسابك على {project}',
    heading: 'فُعّلت الرسائل النصية كخطوة ثانية',
    lead: 'أصبح بالإمكان إكمال تسجيل الدخول بالحساب {email} برمز يُرسل إلى هذا الرقم.',
    label: 'رقم الهاتف',
    does: 'يوقف الزر الرسائل النصية ويسجّل الخروج من المتصفح الذي فعّلها.',
  },
  undo: {
    does: 'يوقف الزر الرسائل النصية المذكورة في الرسالة، ويسجّل الخروج من المتصفحات التي فعّلتها أو استخدمتها.',
    done: 'لم تعد الرسائل النصية خطوة ثانية',
  },
}
