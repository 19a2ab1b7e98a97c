import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    '{project} 在此保存的关于您的所有信息：地址、登录方式、设备、应用以及发生过的事情。一个 JSON 文件，不含密码或密钥。',
  'account.download.submit': '下载',
  'account.download.last': '上次下载：{date}。',
  'account.download.done': '您的数据已下载。',
  'account.act.download': '用于下载您的数据。',
}
