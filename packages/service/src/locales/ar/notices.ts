import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: 'تسجيل دخول جديد إلى حسابك على {project}',
    heading: 'تسجيل دخول جديد إلى حسابك',
    lead: 'تم تسجيل الدخول بالحساب {email} من متصفح لم نره من قبل.',
    does: 'يسجّل الزر الخروج من ذلك المتصفح ويساعدك على تأمين الحساب.',
  },
  noAccount: {
    subject: 'لا يوجد حساب على {project} بهذا العنوان',
    preheader: 'حاول شخص ما تسجيل الدخول به. يمكنك إنشاء حساب أو تجربة عنوان آخر.',
    heading: 'لا يوجد حساب بهذا العنوان',
    lead: 'حاول شخص ما تسجيل الدخول بالعنوان {email}، لكن لا يوجد على {project} حساب يستخدمه. ربما أُنشئ حسابك بعنوان آخر.',
    action: 'إنشاء حساب بهذا العنوان',
    notYou: 'ألم يكن ذلك منك؟ لا حاجة إلى أي إجراء. لم يتم إنشاء أي شيء.',
  },
}
