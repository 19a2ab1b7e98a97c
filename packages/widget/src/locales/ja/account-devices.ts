import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content':
    'あなたとしてログインしているデバイスです。見覚えのないものは終了してください。',
  'account.devices.alone': 'ログインしているのはこのデバイスだけです。',
  'account.devices.this': 'このデバイス',
  'account.devices.unknown': '不明なデバイス',
  'account.devices.name': 'デバイスの名前',
  'account.devices.active': 'アクティブ: {when}',
  'account.devices.end': '終了',
  'account.devices.ended': '終了済み',
  'account.devices.endedNow': 'たった今ログアウトしました',
  'account.devices.endOthers': 'ほかのすべてのデバイスをログアウト',
  'account.devices.othersEnded': 'ほかのすべてのデバイスをログアウトしました。',
  'account.devices.notYours': '心当たりのないものがありますか？',
  'account.devices.changePassword': 'パスワードも変更してください。',
  'account.devices.remembered': '記憶したデバイス',
  'account.devices.rememberedUntil': '{n} 台、最長 {date} まで',
  'account.devices.forget': '記憶を消去',
}
