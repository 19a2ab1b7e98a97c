import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': '在没有第二步验证的情况下登录',
  'wayBack.content': '此过程需要 {days, plural, other {# 天}}，以免他人背着您操作。',
  'wayBack.code': '我们会将代码发送到 <bold>{email}</bold>。',
  'wayBack.told': '在 {days, plural, other {# 天}} 内，我们会通知您的所有地址和设备。',
  'wayBack.removed': '如果无人反对，您的第二步验证将被移除，您可使用密码登录。',
  'wayBack.removedAlone': '如果无人反对，您的第二步验证将被移除，您无需它即可登录。',
  'wayBack.noMailbox': '也无法访问该邮箱？',
  'wayBack.write': '请联系 <bold>{help}</bold>。',
  'wayBack.never': '没有第二步验证，这里无人能让您登录。',
  'wayBack.date': '您的第二步验证将于 {date} 移除',
  'wayBack.waits': '我们已通知您的所有地址和设备。时间到了我们会写信给您。',
  'wayBack.found': '我找到了，立即登录',
  'wayBack.stop': '停止此操作',
  'wayBack.stopped': '已停止。您的第二步验证会保留。',
  'wayBack.send': '发送验证码',
}
