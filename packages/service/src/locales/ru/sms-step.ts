import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'SMS теперь второй шаг входа в аккаунт {project}',
    heading: 'SMS включены как второй шаг',
    lead: 'Теперь вход как {email} можно завершить кодом, который отправляется на этот номер.',
    label: 'Номер телефона',
    does: 'SMS будут выключены, а в браузере, где их включили, сеанс завершится.',
  },
  undo: {
    does: 'Кнопка выключит SMS, о которых говорится в письме, и завершит сеансы в браузерах, где их включили или использовали.',
    done: 'SMS больше не второй шаг',
  },
}
