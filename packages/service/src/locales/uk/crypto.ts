import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'Криптогаманець',
  added: {
    subject: 'До облікового запису {project} додано криптогаманець',
    heading: 'Додано криптогаманець',
    lead: 'Тепер за його допомогою можна ввійти як {email}.',
    label: 'Гаманець',
    removes: 'Цей гаманець буде видалено, а в браузері, де його додали, сеанс завершиться.',
    does: 'Кнопка видалить криптогаманець, про який ідеться в листі, і завершить сеанси в браузерах, де його додали або використали.',
    done: 'Криптогаманець видалено',
  },
}
