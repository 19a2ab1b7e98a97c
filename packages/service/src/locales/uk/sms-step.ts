import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'SMS тепер другий крок входу в обліковий запис {project}',
    heading: 'SMS увімкнено як другий крок',
    lead: 'Тепер вхід як {email} можна завершити кодом, який надсилається на цей номер.',
    label: 'Номер телефону',
    does: 'SMS буде вимкнено, а в браузері, де їх увімкнули, сеанс завершиться.',
  },
  undo: {
    does: 'Кнопка вимкне SMS, про які йдеться в листі, і завершить сеанси в браузерах, де їх увімкнули або використали.',
    done: 'SMS більше не другий крок',
  },
}
