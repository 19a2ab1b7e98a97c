import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': '其中任何一種都能讓您登入。',
  'secondStep.none': '這些我都沒有',
  'secondStep.byApp': '驗證器應用程式',
  'secondStep.byPasskey': '密碼金鑰',
  'secondStep.bySms': '簡訊',
  'secondStep.usePasskey': '使用密碼金鑰繼續',
  'secondStep.notProved': '未能確認。請再試一次。',
  'secondStep.passkey.content': '請使用您為 {project} 儲存的密碼金鑰。',
  'secondStep.recovery.title': '輸入復原碼',
  'secondStep.recovery.content': '請輸入您儲存的十組復原碼之一。每組只能使用一次。',
}
