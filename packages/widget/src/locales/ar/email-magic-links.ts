import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': 'أُرسلت رسالة إلكترونية إلى <bold>{email}</bold>.',
  'emailConfirmation.code.label': 'الرمز الوارد في الرسالة الإلكترونية',
  'emailConfirmation.waiting': 'ستتابع هذه الصفحة تلقائيًا عند فتح الرابط.',
  'emailConfirmation.otherDevice': 'عند فتح الرابط على جهاز آخر، يُرجى اختيار هذا الرقم هناك.',
  'emailConfirmation.refused': 'رُفض تسجيل الدخول من خلال الرسالة الإلكترونية.',
  'emailConfirmation.used': 'استُخدم الرابط لتسجيل الدخول في مكان آخر.',
  'emailConfirmation.failed': 'تعذّر تسجيل دخولك من هذه الصفحة. يُرجى طلب رابط جديد.',
  'emailConfirmation.success.content': 'تم التحقق من هويتك بنجاح.',
  'link.openInGmail': 'فتح في Gmail',
  'link.openInYahoo': 'فتح في Yahoo',
  'link.openInOutlook': 'فتح في Outlook',
}
