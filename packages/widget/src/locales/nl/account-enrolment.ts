import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': '{project} vraagt om een tweede stap',
  'enrolment.content': 'Je bent er bijna. Stel er nu een in, het duurt een minuut.',
  'enrolment.putOff': 'Je kunt het nog uitstellen tot {date}.',
  'enrolment.notNow': 'Niet nu',
}
