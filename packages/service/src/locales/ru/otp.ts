import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'Код из письма',
    sms: 'Код из SMS',
    whatsapp: 'Код из WhatsApp',
  },
  mail: {
    subject: '{code} — ваш код {project}',
    plainSubject: 'Ваш код {project}',
    login: 'Код для входа',
    signup: 'Код для регистрации',
    lead: 'Введите его на странице, где вы его запросили.',
    nobodyAsks: 'Сотрудники сервиса {project} никогда не попросят назвать этот код.',
    notYou: 'Это были не вы? Ничего не делайте: без кода войти нельзя.',
  },
  text: '{code} — код {project}. Срок: {duration}. Никому его не сообщайте.',
  added: {
    subject: 'К аккаунту {project} добавлен номер телефона',
    heading: 'Добавлен номер телефона',
    lead: 'Теперь с его помощью можно войти как {email}.',
    label: 'Номер телефона',
    removes: 'Этот номер будет удалён, а в браузере, где его добавили, сеанс завершится.',
    does: 'Кнопка удалит номер телефона, о котором говорится в письме, и завершит сеансы в браузерах, где его добавили или использовали.',
    done: 'Номер телефона удалён',
  },
}
