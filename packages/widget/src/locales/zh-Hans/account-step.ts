import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': '添加第二步验证',
  'account.step.addContent': '输入密码后，我们还会要求只有您才有的东西。',
  'account.step.app': '身份验证器应用',
  'account.step.appDetail': '无需网络',
  'account.step.passkey': '通行密钥',
  'account.step.passkeyDetail': '相当于两个步骤',
  'account.step.lost': '已在另一个窗口中重新开始。请重新操作。',
  'account.step.since': '自 {date} 起开启。',
  'account.step.few': '{n, plural, other {只剩 # 个恢复代码}}。请生成新的。',
  'account.step.codes': '恢复代码',
  'account.step.codesLeft': '剩余 {n} 个，共 {all} 个',
  'account.step.newCodes': '新代码',
  'account.step.turnOff': '关闭验证',
  'account.step.offTitle': '要关闭第二步验证吗？',
  'account.step.offContent': '之后只需密码即可登录。您的恢复代码将失效。',
  'account.step.keep': '保持开启',
  'account.step.isOn': '您的第二步验证已开启。',
  'account.step.isOff': '您的第二步验证已关闭。',
  'account.step.progress': '第 {n} 步，共 {all} 步',
  'account.step.copy': '复制',
  'account.step.copied': '已复制',
  'account.act.addStep': '用于添加第二步验证。',
  'account.act.newCodes': '用于生成新的恢复代码。',
  'account.act.turnOff': '用于关闭第二步验证。',
}
