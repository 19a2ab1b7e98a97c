import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': '{project} pede um segundo passo',
  'enrolment.content': 'Está quase. Configure um agora, demora um minuto.',
  'enrolment.putOff': 'Ainda pode adiar isto até {date}.',
  'enrolment.notNow': 'Agora não',
}
