import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': '인증 앱을 열고 {project} 코드를 입력하세요.',
  'secondStep.contentWithoutName': '인증 앱을 열고 코드를 입력하세요.',
  'secondStep.anotherWay': '다른 방법 시도',
  'secondStep.remember': '이 기기를 {days, plural, other {#일}} 동안 기억하기',
  'secondStep.newDevice.content': '아직 확인되지 않은 기기입니다.',
  'secondStep.expired': '로그인 시간이 초과되었습니다. 뒤로 돌아가 다시 시작하세요.',
  'secondStep.success.content': '로그인되었습니다.',
}
