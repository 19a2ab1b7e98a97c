import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: '加密钱包',
  added: {
    subject: '您的 {project} 账号添加了加密钱包',
    heading: '已添加加密钱包',
    lead: '现在可以用它以 {email} 的身份登录。',
    label: '钱包',
    removes: '点击该按钮将移除此钱包，并使添加它的浏览器退出登录。',
    does: '点击该按钮将移除邮件中提到的加密钱包，并使添加或使用过它的浏览器退出登录。',
    done: '加密钱包已移除',
  },
}
