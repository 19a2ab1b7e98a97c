import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: '删除时间',
  asked: {
    subject: '您的 {project} 账号将被删除',
    heading: '您的账号将被删除',
    lead: '所有浏览器和应用均已退出登录。',
  },
  erases: '删除后，您的电子邮件地址、通行密钥和历史记录将被清除，任何人都无法恢复。',
  keep: '在此之前，您可以登录并保留账号。',
  keepAt: '在此之前，您可以登录并保留账号：{link}',
  does: '点击该按钮将保留账号，并使此后登录的所有浏览器退出登录。',
  near: {
    subject: '您的 {project} 账号即将被删除',
    heading: '您的账号即将被删除',
    action: '登录并保留账号',
  },
  done: {
    subject: '您的 {project} 账号已删除',
    heading: '您的账号已删除',
    lead: '您的电子邮件地址、通行密钥和历史记录已被清除，任何人都无法恢复。',
    sentFor: '因 {email} 曾是一个 {project} 账号的地址，向其发送了本邮件。',
  },
  undo: {
    does: '点击该按钮将保留账号，并使请求删除后登录的所有浏览器退出登录。',
    done: '您的账号已保留',
  },
}
