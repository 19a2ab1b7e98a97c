import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: 'العنوان الجديد',
  date: 'يسري في',
  requested: {
    subject: 'سيحصل حسابك على {project} على عنوان جديد',
    heading: 'سيحصل حسابك على عنوان جديد',
    lead: 'أُبلغ {project} أنك لم تعد تستطيع تسجيل الدخول. إذا لم يعترض أحد، فسيصبح العنوان الجديد عنوانك الأساسي.',
    does: 'يوقف الزر ذلك، ولا يُضاف العنوان الجديد.',
  },
  text: 'سيحصل حسابك على {project} على عنوان جديد في {date}. إذا لم تكن أنت من طلب ذلك، فأوقفه: {link}',
  undo: {
    does: 'يوقف الزر الاسترداد المذكور في الرسالة: لا يُضاف العنوان الجديد.',
    done: 'لن يُضاف العنوان الجديد',
  },
  ready: {
    subject: 'يمكنك العودة إلى حسابك على {project}',
    heading: 'يمكنك العودة إلى حسابك',
    lead: 'انتهت مدة الانتظار ولم يعترض أحد.',
    does: 'يجعل الزر {email} العنوان الأساسي لحسابك ويسجّل دخولك.',
    action: 'تسجيل الدخول',
    until: 'يعمل الرابط مرة واحدة، حتى {date}.',
    notYou: 'لم تكن أنت؟ لا تفعل شيئًا: من دون الرابط لا يتغير شيء.',
  },
  page: {
    question: 'هل تريد العودة إلى حسابك؟',
    dead: 'لم يعد هذا الرابط صالحًا',
    deadText: 'استُخدم أو أُوقف أو انتهت صلاحيته.',
  },
}
