import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': '두 번째 단계 없이 로그인',
  'wayBack.content': '다른 사람이 몰래 할 수 없도록 {days, plural, other {#일}}이 걸립니다.',
  'wayBack.code': '<bold>{email}</bold>(으)로 코드를 보냅니다.',
  'wayBack.told': '{days, plural, other {#일}} 동안 모든 주소와 기기에 알립니다.',
  'wayBack.removed': '이의가 없으면 두 번째 단계가 제거되고 비밀번호로 로그인합니다.',
  'wayBack.removedAlone': '이의가 없으면 두 번째 단계가 제거되고 두 번째 단계 없이 로그인합니다.',
  'wayBack.noMailbox': '그 메일함도 열 수 없나요?',
  'wayBack.write': '<bold>{help}</bold>(으)로 문의하세요.',
  'wayBack.never': '두 번째 단계 없이는 여기서 아무도 들여보내 줄 수 없습니다.',
  'wayBack.date': '두 번째 단계가 {date}에 사라집니다',
  'wayBack.waits': '모든 주소와 기기에 알렸습니다. 때가 되면 알려 드리겠습니다.',
  'wayBack.found': '찾았습니다, 지금 로그인',
  'wayBack.stop': '중단하기',
  'wayBack.stopped': '중단되었습니다. 두 번째 단계가 유지됩니다.',
  'wayBack.send': '코드 보내기',
}
