import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: '문자 메시지가 {project} 계정의 두 번째 단계로 설정됨',
    heading: '문자 메시지가 두 번째 단계로 켜졌습니다',
    lead: '이제 이 번호로 전송되는 코드로 {email} 계정의 로그인을 완료할 수 있습니다.',
    label: '전화번호',
    does: '버튼을 누르면 문자 메시지가 꺼지고 이를 켠 브라우저에서 로그아웃됩니다.',
  },
  undo: {
    does: '버튼을 누르면 메일에서 안내한 문자 메시지가 꺼지고, 이를 켜거나 사용한 브라우저에서 로그아웃됩니다.',
    done: '문자 메시지는 더 이상 두 번째 단계가 아닙니다',
  },
}
