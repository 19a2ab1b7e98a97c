import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': '본인 확인',
  'furtherFactor.content': '인증 앱에 표시된 코드를 입력하세요.',
  'furtherFactor.label': '인증 앱의 코드',
  'furtherFactor.useRecoveryCode': '복구 코드 사용',
  'furtherFactor.recovery.content': '인증 앱을 설정할 때 저장한 복구 코드를 입력하세요.',
  'furtherFactor.recovery.label': '복구 코드',
  'furtherFactor.useApp': '인증 앱 사용',
}
