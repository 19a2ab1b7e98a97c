import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': '{project} demande une deuxième étape',
  'enrolment.content': 'Vous y êtes presque. Configurez-en une maintenant, cela prend une minute.',
  'enrolment.putOff': 'Vous pouvez encore la reporter jusqu’au {date}.',
  'enrolment.notNow': 'Pas maintenant',
}
