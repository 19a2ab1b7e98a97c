import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': '其中任何一种都能让您登录。',
  'secondStep.none': '这些我都没有',
  'secondStep.byApp': '身份验证器应用',
  'secondStep.byPasskey': '通行密钥',
  'secondStep.bySms': '短信',
  'secondStep.usePasskey': '使用通行密钥继续',
  'secondStep.notProved': '未能确认。请重试。',
  'secondStep.passkey.content': '请使用您为 {project} 保存的通行密钥。',
  'secondStep.recovery.title': '输入恢复代码',
  'secondStep.recovery.content': '请输入您保存的十个代码之一。每个代码只能使用一次。',
}
