import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': '{project} ber om et andre trinn',
  'enrolment.content': 'Du er nesten inne. Konfigurer et nå, det tar et minutt.',
  'enrolment.putOff': 'Du kan fortsatt utsette det til {date}.',
  'enrolment.notNow': 'Ikke nå',
}
