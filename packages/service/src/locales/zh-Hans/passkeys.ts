import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: '通行密钥',
  added: {
    subject: '您的 {project} 账号添加了通行密钥',
    heading: '已添加通行密钥',
    lead: '现在可以用它以 {email} 的身份登录。',
    label: '通行密钥',
    removes: '点击该按钮将移除此通行密钥，并使添加它的浏览器退出登录。',
    removesAlone: '点击该按钮将移除此通行密钥。',
    does: '点击该按钮将移除邮件中提到的通行密钥，并使添加或使用过它的浏览器退出登录。',
    done: '通行密钥已移除',
  },
}
