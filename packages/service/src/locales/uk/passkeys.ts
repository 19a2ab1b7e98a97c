import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'Ключ доступу',
  added: {
    subject: 'До облікового запису {project} додано ключ доступу',
    heading: 'Додано ключ доступу',
    lead: 'Тепер за його допомогою можна ввійти як {email}.',
    label: 'Ключ доступу',
    removes: 'Цей ключ доступу буде видалено, а в браузері, де його додали, сеанс завершиться.',
    removesAlone: 'Цей ключ доступу буде видалено.',
    does: 'Кнопка видалить ключ доступу, про який ідеться в листі, і завершить сеанси в браузерах, де його додали або використали.',
    done: 'Ключ доступу видалено',
  },
}
