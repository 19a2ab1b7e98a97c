import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: '正在登录…',
  doneTitle: '您已登录',
  doneText: '请在您请求链接的标签页中继续。您可以关闭此页面。',
  goOnHere: '在此继续',
}
