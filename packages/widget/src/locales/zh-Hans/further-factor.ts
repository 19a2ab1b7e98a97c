import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': '确认您的身份',
  'furtherFactor.content': '请输入身份验证器应用中的验证码。',
  'furtherFactor.label': '身份验证器应用中的验证码',
  'furtherFactor.useRecoveryCode': '使用恢复代码',
  'furtherFactor.recovery.content': '请输入您设置身份验证器应用时保存的恢复代码。',
  'furtherFactor.recovery.label': '恢复代码',
  'furtherFactor.useApp': '使用身份验证器应用',
}
