import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: '您的 {project} 账号有新的登录',
    heading: '您的账号有新的登录',
    lead: '有人通过我们从未见过的浏览器以 {email} 的身份登录。',
    does: '点击该按钮将使该浏览器退出登录，并帮助您保护账号安全。',
  },
  noAccount: {
    subject: '没有 {project} 账号使用此地址',
    preheader: '有人尝试用此地址登录。您可以注册，或尝试其他地址。',
    heading: '没有使用此地址的账号',
    lead: '有人尝试以 {email} 的身份登录，但没有 {project} 账号使用此地址。您可能是用其他地址注册的。',
    action: '使用此地址注册',
    notYou: '不是您本人？那么无需任何操作。没有创建任何内容。',
  },
}
