import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': '请打开身份验证器应用，输入 {project} 的验证码。',
  'secondStep.contentWithoutName': '请打开身份验证器应用，输入验证码。',
  'secondStep.anotherWay': '尝试其他方式',
  'secondStep.remember': '记住此设备 {days, plural, other {# 天}}',
  'secondStep.newDevice.content': '我们还不认识这台设备。',
  'secondStep.expired': '本次登录用时过长。请返回并重新开始。',
  'secondStep.success.content': '您已登录。',
}
