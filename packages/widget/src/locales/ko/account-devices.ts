import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content': '내 계정으로 로그인된 기기입니다. 모르는 기기는 종료하세요.',
  'account.devices.alone': '이 기기에서만 로그인되어 있습니다.',
  'account.devices.this': '이 기기',
  'account.devices.unknown': '알 수 없는 기기',
  'account.devices.name': '기기 이름',
  'account.devices.active': '활동: {when}',
  'account.devices.end': '종료',
  'account.devices.ended': '종료됨',
  'account.devices.endedNow': '방금 로그아웃됨',
  'account.devices.endOthers': '다른 모든 기기에서 로그아웃',
  'account.devices.othersEnded': '다른 모든 기기에서 로그아웃되었습니다.',
  'account.devices.notYours': '본인의 것이 아닌 기기가 있나요?',
  'account.devices.changePassword': '비밀번호도 변경하세요.',
  'account.devices.remembered': '기억된 기기',
  'account.devices.rememberedUntil': '{n}개, 늦어도 {date}까지',
  'account.devices.forget': '기억 해제',
}
