import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'تعذّر الوصول إلى صندوق البريد هذا؟',
  'recoveryCode.noPhone': 'تعذّر الوصول إلى هذا الهاتف؟',
  'recoveryCode.enter': 'إدخال رمز استرداد',
  'recoveryCode.content': 'أحد الرموز العشرة المحفوظة لديك. يصلح لمرة واحدة.',
  'recoveryCode.used': 'استُخدم هذا الرمز. المتبقي {n} من {all}.',
  'recoveryCode.newPhone': 'إعداد هاتف جديد',
}
