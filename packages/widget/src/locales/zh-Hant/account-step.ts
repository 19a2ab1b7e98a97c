import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': '新增第二步驗證',
  'account.step.addContent': '輸入密碼後，我們還會要求只有您才有的東西。',
  'account.step.app': '驗證器應用程式',
  'account.step.appDetail': '不需網路',
  'account.step.passkey': '密碼金鑰',
  'account.step.passkeyDetail': '等同兩個步驟',
  'account.step.lost': '已在另一個視窗中重新開始。請重新操作。',
  'account.step.since': '自 {date} 起開啟。',
  'account.step.few': '{n, plural, other {只剩 # 組復原碼}}。請產生新的。',
  'account.step.codes': '復原碼',
  'account.step.codesLeft': '剩餘 {n} 組，共 {all} 組',
  'account.step.newCodes': '新的復原碼',
  'account.step.turnOff': '關閉驗證',
  'account.step.offTitle': '要關閉第二步驗證嗎？',
  'account.step.offContent': '之後只需密碼即可登入。您的復原碼將失效。',
  'account.step.keep': '保持開啟',
  'account.step.isOn': '您的第二步驗證已開啟。',
  'account.step.isOff': '您的第二步驗證已關閉。',
  'account.step.progress': '第 {n} 步，共 {all} 步',
  'account.step.copy': '複製',
  'account.step.copied': '已複製',
  'account.act.addStep': '用於新增第二步驗證。',
  'account.act.newCodes': '用於產生新的復原碼。',
  'account.act.turnOff': '用於關閉第二步驗證。',
}
