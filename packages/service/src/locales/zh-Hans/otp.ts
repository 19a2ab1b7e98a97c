import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: '邮件验证码',
    sms: '短信验证码',
    whatsapp: 'WhatsApp 验证码',
  },
  mail: {
    subject: '{code} 是您的 {project} 验证码',
    plainSubject: '您的 {project} 验证码',
    login: '您的登录验证码',
    signup: '您的注册验证码',
    lead: '请在您请求验证码的页面上输入。',
    nobodyAsks: '{project} 的工作人员绝不会向您索要验证码。',
    notYou: '不是您本人？那么无需任何操作：没有验证码，任何人都无法登录。',
  },
  text: '{code} 是您的 {project} 验证码，{duration}内有效。切勿告知他人。',
  added: {
    subject: '您的 {project} 账号添加了手机号码',
    heading: '已添加手机号码',
    lead: '现在可以用它以 {email} 的身份登录。',
    label: '手机号码',
    removes: '点击该按钮将移除此号码，并使添加它的浏览器退出登录。',
    does: '点击该按钮将移除邮件中提到的手机号码，并使添加或使用过它的浏览器退出登录。',
    done: '手机号码已移除',
  },
}
