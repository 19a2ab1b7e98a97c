import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': '{project} ber om ett andra steg',
  'enrolment.content': 'Du är nästan inne. Konfigurera ett nu, det tar en minut.',
  'enrolment.putOff': 'Du kan fortfarande skjuta upp det till {date}.',
  'enrolment.notNow': 'Inte nu',
}
