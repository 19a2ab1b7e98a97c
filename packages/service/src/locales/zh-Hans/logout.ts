import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: '退出登录？',
  question: '确定要退出您的 {project} 账号吗？',
  yes: '退出登录',
  no: '保持登录状态',
  stayed: '您尚未退出登录。您可以关闭此页面。',
  leftTitle: '您已退出登录',
  leftText: '您已在此浏览器中退出 {project}。',
  appsText: '以下应用可能仍处于登录状态：{apps}。',
}
