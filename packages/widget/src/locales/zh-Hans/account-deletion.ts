import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': '要删除您的 {project} 账号吗？',
  'account.deletion.everywhere': '您会立即在所有设备上退出登录。',
  'account.deletion.apps': '应用会立即失去访问权限：{apps}。',
  'account.deletion.until': '在 {date}之前，您可以登录并保留账号。',
  'account.deletion.someDays': '在几天内，您可以登录并保留账号。',
  'account.deletion.then': '之后，您的地址、通行密钥和历史记录会被清除。任何人都无法恢复。',
  'account.deletion.atOnce': '您的地址、通行密钥和历史记录会立即被清除。任何人都无法恢复。',
  'account.deletion.downloadFirst': '先下载我的数据',
  'account.deletion.word': '删除',
  'account.deletion.type': '输入“{word}”以继续',
  'account.deletion.keep': '保留我的账号',
  'account.deletion.asked': '您的账号将于 {date} 删除。在此之前，您可以登录并保留它。',
  'account.deletion.done': '您的账号已删除。',
  'account.act.deleteAccount': '用于删除您的账号。',
}
