import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': '{project} pide un segundo paso',
  'enrolment.content': 'Ya casi ha entrado. Configure uno ahora, tardará un minuto.',
  'enrolment.putOff': 'Todavía puede aplazarlo hasta el {date}.',
  'enrolment.notNow': 'Ahora no',
}
