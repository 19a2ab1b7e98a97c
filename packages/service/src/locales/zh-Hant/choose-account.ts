import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: '選擇帳戶',
  text: '以繼續前往 {app}',
  textWithoutApp: '以繼續',
  ownAccount: '您的帳戶',
  signedIn: '已登入',
  signedOut: '已登出',
  useAnother: '使用其他帳戶',
  edit: '從此清單移除帳戶',
  done: '完成',
  remove: '從此清單移除 {account}',
}
