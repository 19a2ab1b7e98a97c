import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content': '这些设备已登录您的账号。请结束您不认识的设备。',
  'account.devices.alone': '只有此设备已登录。',
  'account.devices.this': '此设备',
  'account.devices.unknown': '未知设备',
  'account.devices.name': '设备名称',
  'account.devices.active': '活动：{when}',
  'account.devices.end': '结束',
  'account.devices.ended': '已结束',
  'account.devices.endedNow': '刚刚退出登录',
  'account.devices.endOthers': '退出所有其他设备',
  'account.devices.othersEnded': '所有其他设备均已退出登录。',
  'account.devices.notYours': '有不属于您的设备？',
  'account.devices.changePassword': '请同时更改您的密码。',
  'account.devices.remembered': '已记住的设备',
  'account.devices.rememberedUntil': '{n} 台，最晚至 {date}',
  'account.devices.forget': '不再记住',
}
