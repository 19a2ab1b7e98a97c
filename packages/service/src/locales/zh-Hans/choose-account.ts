import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: '选择账号',
  text: '以继续前往 {app}',
  textWithoutApp: '以继续',
  ownAccount: '您的账号',
  signedIn: '已登录',
  signedOut: '已退出登录',
  useAnother: '使用其他账号',
  edit: '从此列表中移除账号',
  done: '完成',
  remove: '从此列表中移除 {account}',
}
