import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': '{project} wymaga drugiego kroku',
  'enrolment.content': 'To już prawie wszystko. Skonfiguruj go teraz, zajmie to minutę.',
  'enrolment.putOff': 'Możesz to jeszcze odłożyć do {date}.',
  'enrolment.notNow': 'Nie teraz',
}
