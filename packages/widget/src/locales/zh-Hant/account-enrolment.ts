import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': '{project} 要求第二步驗證',
  'enrolment.content': '即將登入。請立即設定，只需一分鐘。',
  'enrolment.putOff': '您可以延後到 {date}。',
  'enrolment.notNow': '暫時不要',
}
