import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: '登录 {app}',
  account: '使用您的 {project} 账号',
  deviceTitle: '登录以连接您的设备',
  goOn: '您将前往 {host}',
  ended: '您的会话已结束。请登录以继续。',
  endedForApp: '您的会话已结束。请登录以继续前往 {app}。',
  privacyPolicy: '隐私政策',
  termsOfService: '服务条款',
  aboutApp: '关于此应用',
}
