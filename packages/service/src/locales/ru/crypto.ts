import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'Криптокошелёк',
  added: {
    subject: 'К аккаунту {project} добавлен криптокошелёк',
    heading: 'Добавлен криптокошелёк',
    lead: 'Теперь с его помощью можно войти как {email}.',
    label: 'Кошелёк',
    removes: 'Этот кошелёк будет удалён, а в браузере, где его добавили, сеанс завершится.',
    does: 'Кнопка удалит криптокошелёк, о котором говорится в письме, и завершит сеансы в браузерах, где его добавили или использовали.',
    done: 'Криптокошелёк удалён',
  },
}
