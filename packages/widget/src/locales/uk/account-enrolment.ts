import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': 'Сервіс {project} вимагає другий крок',
  'enrolment.content': 'Ви майже ввійшли. Налаштуйте його зараз, це забере хвилину.',
  'enrolment.putOff': 'До {date} це ще можна відкласти.',
  'enrolment.notNow': 'Не зараз',
}
