import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': 'Сервис {project} требует второй шаг',
  'enrolment.content': 'Вы почти вошли. Настройте его сейчас, это займёт минуту.',
  'enrolment.putOff': 'До {date} это ещё можно отложить.',
  'enrolment.notNow': 'Не сейчас',
}
