import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'Ключ доступа',
  added: {
    subject: 'К аккаунту {project} добавлен ключ доступа',
    heading: 'Добавлен ключ доступа',
    lead: 'Теперь с его помощью можно войти как {email}.',
    label: 'Ключ доступа',
    removes: 'Этот ключ доступа будет удалён, а в браузере, где его добавили, сеанс завершится.',
    removesAlone: 'Этот ключ доступа будет удалён.',
    does: 'Кнопка удалит ключ доступа, о котором говорится в письме, и завершит сеансы в браузерах, где его добавили или использовали.',
    done: 'Ключ доступа удалён',
  },
}
