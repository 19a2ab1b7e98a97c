import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': 'هل تريد حذف حسابك في {project}؟',
  'account.deletion.everywhere': 'يتم تسجيل الخروج من كل مكان فورًا.',
  'account.deletion.apps': 'تفقد التطبيقات وصولها فورًا: {apps}.',
  'account.deletion.until': 'حتى {date} يمكنك تسجيل الدخول والاحتفاظ بالحساب.',
  'account.deletion.someDays': 'يمكنك خلال بضعة أيام تسجيل الدخول والاحتفاظ بالحساب.',
  'account.deletion.then':
    'بعد ذلك تُمحى عناوينك ومفاتيح المرور الخاصة بك وسجلّك. لا أحد يستطيع استعادتها.',
  'account.deletion.atOnce':
    'تُمحى عناوينك ومفاتيح المرور الخاصة بك وسجلّك فورًا. لا أحد يستطيع استعادتها.',
  'account.deletion.downloadFirst': 'تنزيل بياناتي أولًا',
  'account.deletion.word': 'حذف',
  'account.deletion.type': 'اكتب «{word}» للمتابعة',
  'account.deletion.keep': 'الاحتفاظ بحسابي',
  'account.deletion.asked':
    'سيتم حذف حسابك في {date}. حتى ذلك الحين يمكنك تسجيل الدخول والاحتفاظ به.',
  'account.deletion.done': 'تم حذف حسابك.',
  'account.act.deleteAccount': 'لحذف حسابك.',
}
