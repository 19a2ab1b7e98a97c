import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': '{project} verlangt einen zweiten Schritt',
  'enrolment.content':
    'Sie sind fast angemeldet. Richten Sie jetzt einen ein, das dauert eine Minute.',
  'enrolment.putOff': 'Sie können es noch bis zum {date} aufschieben.',
  'enrolment.notNow': 'Jetzt nicht',
}
