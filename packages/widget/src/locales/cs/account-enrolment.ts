import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': 'Služba {project} vyžaduje druhý krok',
  'enrolment.content': 'Už jste skoro uvnitř. Nastavte si ho teď, zabere to minutu.',
  'enrolment.putOff': 'Můžete to ještě odložit do {date}.',
  'enrolment.notNow': 'Teď ne',
}
