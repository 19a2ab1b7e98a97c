import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': '{project} 要求第二步验证',
  'enrolment.content': '即将登录。请立即设置，只需一分钟。',
  'enrolment.putOff': '您可以推迟到 {date}。',
  'enrolment.notNow': '暂不',
}
