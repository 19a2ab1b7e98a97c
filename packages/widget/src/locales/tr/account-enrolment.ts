import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': '{project} ikinci bir adım istiyor',
  'enrolment.content': 'Neredeyse girdiniz. Şimdi bir adım ayarlayın, bir dakika sürer.',
  'enrolment.putOff': 'Bunu {date} tarihine kadar erteleyebilirsiniz.',
  'enrolment.notNow': 'Şimdi değil',
}
