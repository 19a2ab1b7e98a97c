import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: '短信现已成为您的 {project} 账号的第二步验证',
    heading: '已启用短信作为第二步验证',
    lead: '现在可以用发送到此号码的验证码完成以 {email} 的身份登录。',
    label: '手机号码',
    does: '点击该按钮将停用短信，并使启用它的浏览器退出登录。',
  },
  undo: {
    does: '点击该按钮将停用邮件中提到的短信，并使启用或使用过它的浏览器退出登录。',
    done: '短信不再是第二步验证',
  },
}
