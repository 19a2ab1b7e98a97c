import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'مدعوم من Portico',
  goToProject: 'الانتقال إلى {project}',
  tryAgain: 'إعادة المحاولة',
  logInAgain: 'تسجيل الدخول مجددًا',
  linkTitle: 'لم يعد هذا الرابط صالحًا',
  linkText: 'سبق استخدامه أو انتهت صلاحيته.',
  linkLife: 'كل رابط صالح لمرة واحدة. مدة الصلاحية: {duration}.',
  askForLink: 'طلب رابط جديد',
  usedTitle: 'سبق استخدام هذا الرابط',
  usedText: 'يُرجى العودة إلى التطبيق المطلوب تسجيل الدخول إليه والبدء من جديد هناك.',
  refusedTitle: 'تم رفض طلب تسجيل الدخول',
  refusedText:
    'طلب أحد التطبيقات من {project} ما لا يحق له الحصول عليه. لم تتم مشاركة أي شيء، ولم يقع أي خطأ من جانبك.',
  refusedDetails: 'تفاصيل لمسؤولي التطبيق',
  failedTitle: 'حدث خطأ ما',
  failedText: 'يُرجى العودة إلى التطبيق الذي وجّهك إلى هنا وإعادة المحاولة هناك.',
  deviceText: 'يُرجى فتح الصفحة مجددًا وإدخال الرمز الظاهر على جهازك.',
  needsScript: 'تتطلب هذه الصفحة JavaScript.',
  details: 'التفاصيل',
  error: 'الخطأ',
  app: 'التطبيق',
  time: 'الوقت',
  number: 'الرقم المرجعي',
  aboutText:
    'يستخدم هذا الموقع Portico لتسجيل دخول المستخدمين: أداة لتسجيل الدخول وخدمة مصادقة يديرها الموقع بنفسه. تُوجَّه الأسئلة المتعلقة بحسابك إلى الموقع.',
}
