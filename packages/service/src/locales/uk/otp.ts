import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'Код із листа',
    sms: 'Код із SMS',
    whatsapp: 'Код із WhatsApp',
  },
  mail: {
    subject: '{code} — ваш код {project}',
    plainSubject: 'Ваш код {project}',
    login: 'Код для входу',
    signup: 'Код для реєстрації',
    lead: 'Введіть його на сторінці, яка просить код.',
    nobodyAsks: 'Працівники сервісу {project} ніколи не попросять назвати цей код.',
    notYou: 'Це були не ви? Нічого не робіть: без коду ввійти неможливо.',
  },
  text: '{code} — код {project}. Термін: {duration}. Нікому його не повідомляйте.',
  added: {
    subject: 'До облікового запису {project} додано номер телефону',
    heading: 'Додано номер телефону',
    lead: 'Тепер за його допомогою можна ввійти як {email}.',
    label: 'Номер телефону',
    removes: 'Цей номер буде видалено, а в браузері, де його додали, сеанс завершиться.',
    does: 'Кнопка видалить номер телефону, про який ідеться в листі, і завершить сеанси в браузерах, де його додали або використали.',
    done: 'Номер телефону видалено',
  },
}
