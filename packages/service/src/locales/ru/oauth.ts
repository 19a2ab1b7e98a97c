import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'Аккаунт в другом сервисе',
  linked: {
    subject: 'К аккаунту {project} привязан другой аккаунт',
    heading: 'Привязан другой аккаунт',
    lead: 'Теперь с его помощью можно войти как {email}.',
    label: 'Аккаунт',
    removes: 'Этот аккаунт будет отвязан, а в браузере, где его привязали, сеанс завершится.',
    does: 'Кнопка отвяжет аккаунт, о котором говорится в письме, и завершит сеансы в браузерах, где его привязали или использовали.',
    done: 'Аккаунт отвязан',
  },
}
