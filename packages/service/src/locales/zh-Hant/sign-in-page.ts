import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: '登入 {app}',
  account: '使用您的 {project} 帳戶',
  deviceTitle: '登入以連接您的裝置',
  goOn: '您將前往 {host}',
  ended: '您的工作階段已結束。請登入以繼續。',
  endedForApp: '您的工作階段已結束。請登入以繼續前往 {app}。',
  privacyPolicy: '隱私權政策',
  termsOfService: '服務條款',
  aboutApp: '關於此應用程式',
}
