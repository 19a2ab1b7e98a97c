import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': 'يطلب {project} خطوة ثانية',
  'enrolment.content': 'أوشكت على الدخول. يُرجى إعداد خطوة الآن، فهذا يستغرق دقيقة.',
  'enrolment.putOff': 'يمكنك تأجيلها حتى {date}.',
  'enrolment.notNow': 'ليس الآن',
}
