import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': '이 중 어느 것으로든 로그인할 수 있습니다.',
  'secondStep.none': '이 중 아무것도 없습니다',
  'secondStep.byApp': '인증 앱',
  'secondStep.byPasskey': '패스키',
  'secondStep.bySms': '문자 메시지',
  'secondStep.usePasskey': '패스키로 계속',
  'secondStep.notProved': '확인되지 않았습니다. 다시 시도하세요.',
  'secondStep.passkey.content': '{project}용으로 저장한 패스키를 사용하세요.',
  'secondStep.recovery.title': '복구 코드 입력',
  'secondStep.recovery.content':
    '저장한 코드 10개 중 하나를 입력하세요. 각 코드는 한 번만 사용할 수 있습니다.',
}
