import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: 'رابط في رسالة إلكترونية',
  mail: {
    login: { title: 'تسجيل الدخول إلى {project}', action: 'تسجيل الدخول' },
    signup: { title: 'إنشاء حساب على {project}', action: 'إنشاء حساب' },
    preheader: 'صالح لمرة واحدة. مدة الصلاحية: {duration}.',
    preheaderWithCode:
      'يُرجى فتح الرابط أو إدخال الرمز {code}. صالح لمرة واحدة. مدة الصلاحية: {duration}.',
    orCode: 'أو يمكنك إدخال هذا الرمز في الصفحة التي طلبته منها:',
    worksUntil: 'الرابط والرمز صالحان لمرة واحدة حتى {time}. استخدام أحدهما يلغي الآخر.',
    worksFor:
      'الرابط والرمز صالحان لمرة واحدة. مدة الصلاحية: {duration}. استخدام أحدهما يلغي الآخر.',
  },
  form: {
    sentTitle: 'يُرجى تفقّد بريدك الإلكتروني',
    sentText: 'أُرسلت رسالة إلكترونية إلى {email}.',
    invalidTitle: 'يُرجى التحقق من عنوان البريد الإلكتروني',
    invalidText: 'يُرجى الرجوع وإدخال عنوان صالح.',
    tooManyTitle: 'عدد المحاولات كبير جدًا',
    tooManyText: 'يُرجى الانتظار بضع دقائق ثم الرجوع وإعادة المحاولة.',
    scriptTitle: 'يتطلب تسجيل الدخول هنا JavaScript',
    scriptText: 'يُرجى تفعيله في متصفحك ثم الرجوع وإعادة المحاولة.',
  },
  otherDevice: {
    question: 'تسجيل الدخول على جهازك الآخر؟',
    lead: 'طلب شخص ما هذا الرابط من هناك. إذا كان الطلب منك، يُرجى اختيار الرقم الظاهر على تلك الشاشة:',
    numbers: 'الرقم الظاهر على الشاشة الأخرى',
    someBrowser: 'متصفح آخر',
    thatBrowser: 'المتصفح الآخر',
    justNow: 'الآن',
    here: 'تسجيل الدخول هنا بدلًا من ذلك',
    refuse: 'لم أطلب ذلك',
    approvedTitle: 'تم تسجيل دخولك هناك',
    approvedText: 'يمكنك المتابعة في {browser} وإغلاق هذه الصفحة.',
    soonTitle: 'يُرجى العودة إلى جهازك الآخر',
    soonText: 'سيتم تسجيل دخولك عند عرض الصفحة في {browser}. يمكنك إغلاق هذه الصفحة.',
    refusedTitle: 'لم يعد الرابط صالحًا',
    refusedText: 'لم يتم تسجيل دخول أي شخص.',
    wrongTitle: 'لم يكن هذا هو الرقم الصحيح',
    wrongText:
      'لذلك لم يتم تسجيل دخول أي شخص، ولم يعد الرابط صالحًا. إذا كان الطلب منك، يُرجى طلب رابط جديد.',
    takenTitle: 'فات أوان الرفض',
    takenText:
      'تم بالفعل تسجيل الدخول في الصفحة هناك. إذا لم يكن ذلك منك، يُرجى طلب المساعدة فورًا من {project}.',
    onwardTitle: 'جارٍ تسجيل دخولك...',
    onward: 'تسجيل الدخول',
  },
}
