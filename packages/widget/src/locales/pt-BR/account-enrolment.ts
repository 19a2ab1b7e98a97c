import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': '{project} pede uma segunda etapa',
  'enrolment.content': 'Você está quase lá. Configure uma agora, leva um minuto.',
  'enrolment.putOff': 'Você ainda pode adiar isso até {date}.',
  'enrolment.notNow': 'Agora não',
}
