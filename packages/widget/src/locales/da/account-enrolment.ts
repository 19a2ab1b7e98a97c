import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': '{project} beder om et andet trin',
  'enrolment.content': 'Du er næsten inde. Konfigurer et nu, det tager et minut.',
  'enrolment.putOff': 'Du kan stadig udskyde det til {date}.',
  'enrolment.notNow': 'Ikke nu',
}
