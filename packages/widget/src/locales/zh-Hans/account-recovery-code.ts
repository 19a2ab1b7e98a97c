import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': '无法访问该邮箱？',
  'recoveryCode.noPhone': '无法使用该手机？',
  'recoveryCode.enter': '输入恢复代码',
  'recoveryCode.content': '请输入您保存的十个代码之一。每个代码只能使用一次。',
  'recoveryCode.used': '该代码已使用。剩余 {n} 个，共 {all} 个。',
  'recoveryCode.newPhone': '设置新手机',
}
