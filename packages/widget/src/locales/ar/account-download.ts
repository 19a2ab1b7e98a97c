import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    'كل ما يحتفظ به {project} عنك هنا: العناوين وطرق تسجيل الدخول والأجهزة والتطبيقات وما حدث. ملف JSON واحد، من دون كلمات مرور أو مفاتيح.',
  'account.download.submit': 'تنزيل',
  'account.download.last': 'آخر تنزيل: {date}.',
  'account.download.done': 'تم تنزيل بياناتك.',
  'account.act.download': 'لتنزيل بياناتك.',
}
