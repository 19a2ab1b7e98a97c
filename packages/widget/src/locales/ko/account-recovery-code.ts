import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': '그 메일함을 열 수 없나요?',
  'recoveryCode.noPhone': '그 휴대전화를 쓸 수 없나요?',
  'recoveryCode.enter': '복구 코드 입력',
  'recoveryCode.content':
    '저장한 코드 10개 중 하나를 입력하세요. 각 코드는 한 번만 사용할 수 있습니다.',
  'recoveryCode.used': '그 코드는 사용되었습니다. {all}개 중 {n}개 남음.',
  'recoveryCode.newPhone': '새 휴대폰 설정',
}
