import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: '其他提供方的账号',
  linked: {
    subject: '您的 {project} 账号关联了其他账号',
    heading: '已关联账号',
    lead: '现在可以用它以 {email} 的身份登录。',
    label: '账号',
    removes: '点击该按钮将移除此账号，并使关联它的浏览器退出登录。',
    does: '点击该按钮将移除邮件中提到的账号，并使关联或使用过它的浏览器退出登录。',
    done: '关联的账号已移除',
  },
}
