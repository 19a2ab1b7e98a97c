import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'تأكيد هويتك',
  'furtherFactor.content': 'يُرجى إدخال الرمز من تطبيق المصادقة.',
  'furtherFactor.label': 'الرمز من تطبيق المصادقة',
  'furtherFactor.useRecoveryCode': 'استخدام رمز استرداد',
  'furtherFactor.recovery.content': 'يُرجى إدخال أحد رموز الاسترداد المحفوظة عند إعداد التطبيق.',
  'furtherFactor.recovery.label': 'رمز الاسترداد',
  'furtherFactor.useApp': 'استخدام تطبيق المصادقة',
}
