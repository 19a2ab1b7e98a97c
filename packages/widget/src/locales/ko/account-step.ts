import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': '두 번째 단계 추가',
  'account.step.addContent': '비밀번호를 입력한 뒤 본인만 가지고 있는 것도 확인합니다.',
  'account.step.app': '인증 앱',
  'account.step.appDetail': '네트워크 없이 사용할 수 있음',
  'account.step.passkey': '패스키',
  'account.step.passkeyDetail': '두 단계를 모두 대신함',
  'account.step.lost': '다른 창에서 처음부터 다시 시작되었습니다. 다시 시작하세요.',
  'account.step.since': '{date}부터 켜짐.',
  'account.step.few': '복구 코드가 {n, plural, other {#개}}만 남았습니다. 새로 만드세요.',
  'account.step.codes': '복구 코드',
  'account.step.codesLeft': '{all}개 중 {n}개 남음',
  'account.step.newCodes': '새 코드',
  'account.step.turnOff': '끄기',
  'account.step.newPhone': '새 휴대폰 설정',
  'account.step.offTitle': '두 번째 단계를 끌까요?',
  'account.step.offContent':
    '그러면 비밀번호만으로 로그인할 수 있습니다. 복구 코드는 더 이상 사용할 수 없습니다.',
  'account.step.offRequired': '{project}에는 두 번째 단계가 필요하므로 끌 수 없습니다.',
  'account.step.keep': '켜 두기',
  'account.step.isOn': '두 번째 단계가 켜졌습니다.',
  'account.step.isOff': '두 번째 단계가 꺼졌습니다.',
  'account.step.progress': '{all}단계 중 {n}단계',
  'account.step.copy': '복사',
  'account.step.copied': '복사됨',
  'account.act.addStep': '두 번째 단계를 추가하기 위한 확인입니다.',
  'account.act.newCodes': '새 복구 코드를 만들기 위한 확인입니다.',
  'account.act.turnOff': '두 번째 단계를 끄기 위한 확인입니다.',
}
