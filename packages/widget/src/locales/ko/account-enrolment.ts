import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': '{project}에는 두 번째 단계가 필요합니다',
  'enrolment.content': '거의 다 되었습니다. 지금 설정하세요. 1분이면 됩니다.',
  'enrolment.putOff': '{date}까지 미룰 수 있습니다.',
  'enrolment.notNow': '나중에',
}
