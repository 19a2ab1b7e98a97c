import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content': '這些裝置已登入您的帳戶。請結束您不認識的裝置。',
  'account.devices.alone': '只有此裝置已登入。',
  'account.devices.this': '此裝置',
  'account.devices.unknown': '未知的裝置',
  'account.devices.name': '裝置名稱',
  'account.devices.active': '活動：{when}',
  'account.devices.end': '結束',
  'account.devices.ended': '已結束',
  'account.devices.endedNow': '剛剛登出',
  'account.devices.endOthers': '登出所有其他裝置',
  'account.devices.othersEnded': '所有其他裝置均已登出。',
  'account.devices.notYours': '有不屬於您的裝置？',
  'account.devices.changePassword': '請同時變更您的密碼。',
  'account.devices.remembered': '已記住的裝置',
  'account.devices.rememberedUntil': '{n} 部，最晚至 {date}',
  'account.devices.forget': '不再記住',
}
