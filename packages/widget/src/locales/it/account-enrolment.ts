import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': '{project} chiede un secondo passaggio',
  'enrolment.content': 'Ci sei quasi. Configurane uno ora, basta un minuto.',
  'enrolment.putOff': 'Puoi ancora rimandarlo fino al {date}.',
  'enrolment.notNow': 'Non ora',
}
