import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'أيٌّ من هذه الطرق يتيح لك الدخول.',
  'secondStep.none': 'ليس لديّ أي منها',
  'secondStep.byApp': 'تطبيق المصادقة',
  'secondStep.byPasskey': 'مفتاح مرور',
  'secondStep.bySms': 'رسالة نصية',
  'secondStep.usePasskey': 'المتابعة بمفتاح مرور',
  'secondStep.notProved': 'لم يتم التأكيد. يُرجى إعادة المحاولة.',
  'secondStep.passkey.content': 'يُرجى استخدام مفتاح المرور المحفوظ لديك لحسابك على {project}.',
  'secondStep.recovery.title': 'إدخال رمز استرداد',
  'secondStep.recovery.content': 'أحد الرموز العشرة المحفوظة لديك. يصلح لمرة واحدة.',
}
