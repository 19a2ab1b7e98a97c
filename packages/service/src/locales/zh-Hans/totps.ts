import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: '身份验证器应用',
    recoveryCode: '恢复代码',
  },
  added: {
    subject: '您的 {project} 账号添加了身份验证器应用',
    heading: '已添加身份验证器应用',
    lead: '现在，更改 {email} 的账号需要使用该应用中的验证码。',
    removes: '点击该按钮将移除此应用，并使添加它的浏览器退出登录。',
    does: '点击该按钮将移除邮件中提到的身份验证器应用及其恢复代码，并使添加或使用过它的浏览器退出登录。',
    done: '身份验证器应用已移除',
  },
}
