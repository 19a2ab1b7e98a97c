import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': 'נדרש שלב שני עבור {project}',
  'enrolment.content': 'כמעט נכנסת. אפשר להגדיר שלב שני עכשיו, זה לוקח דקה.',
  'enrolment.putOff': 'אפשר עדיין לדחות את זה עד {date}.',
  'enrolment.notNow': 'לא עכשיו',
}
