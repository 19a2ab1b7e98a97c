import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'إضافة خطوة ثانية',
  'account.step.addContent': 'بعد كلمة المرور نطلب أيضًا شيئًا لا يملكه أحد غيرك.',
  'account.step.app': 'تطبيق المصادقة',
  'account.step.appDetail': 'يعمل من دون شبكة',
  'account.step.passkey': 'مفتاح مرور',
  'account.step.passkeyDetail': 'يُعَد بمثابة الخطوتين',
  'account.step.lost': 'بدأ هذا من جديد في نافذة أخرى. يُرجى البدء مرة أخرى.',
  'account.step.since': 'مفعَّلة منذ {date}.',
  'account.step.few':
    '{n, plural, zero {لم يتبقَّ أي رمز استرداد} one {تبقّى رمز استرداد واحد فقط} two {تبقّى اثنان فقط من رموز الاسترداد} few {تبقّت # رموز استرداد فقط} many {تبقّى # من رموز الاسترداد فقط} other {تبقّى # من رموز الاسترداد فقط}}. يُرجى إنشاء رموز جديدة.',
  'account.step.codes': 'رموز الاسترداد',
  'account.step.codesLeft': 'المتبقي {n} من {all}',
  'account.step.newCodes': 'رموز جديدة',
  'account.step.turnOff': 'إيقاف',
  'account.step.newPhone': 'إعداد هاتف جديد',
  'account.step.offTitle': 'هل تريد إيقاف الخطوة الثانية؟',
  'account.step.offContent':
    'عندئذٍ تكفي كلمة المرور وحدها لتسجيل الدخول، ويتوقف عمل رموز الاسترداد.',
  'account.step.offRequired': 'يطلب {project} خطوة ثانية، لذلك لا يمكن إيقافها.',
  'account.step.keep': 'الإبقاء عليها',
  'account.step.isOn': 'الخطوة الثانية مفعَّلة.',
  'account.step.isOff': 'الخطوة الثانية غير مفعَّلة.',
  'account.step.progress': 'الخطوة {n} من {all}',
  'account.step.copy': 'نسخ',
  'account.step.copied': 'تم النسخ',
  'account.act.addStep': 'لإضافة خطوة ثانية.',
  'account.act.newCodes': 'لإنشاء رموز استرداد جديدة.',
  'account.act.turnOff': 'لإيقاف الخطوة الثانية.',
}
