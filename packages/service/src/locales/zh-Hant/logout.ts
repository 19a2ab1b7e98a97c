import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: '要登出嗎？',
  question: '確定要登出您的 {project} 帳戶嗎？',
  yes: '登出',
  no: '保持登入',
  stayed: '您尚未登出。您可以關閉此頁面。',
  leftTitle: '您已登出',
  leftText: '您已在此瀏覽器中登出 {project}。',
  appsText: '下列應用程式可能仍處於登入狀態：{apps}。',
}
