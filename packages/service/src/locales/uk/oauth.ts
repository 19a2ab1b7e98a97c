import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'Обліковий запис в іншому сервісі',
  linked: {
    subject: 'До облікового запису {project} прив’язано інший',
    heading: 'Прив’язано інший обліковий запис',
    lead: 'Тепер за його допомогою можна ввійти як {email}.',
    label: 'Обліковий запис',
    removes:
      'Цей обліковий запис буде відв’язано, а в браузері, де його прив’язали, сеанс завершиться.',
    does: 'Кнопка відв’яже обліковий запис, про який ідеться в листі, і завершить сеанси в браузерах, де його прив’язали або використали.',
    done: 'Обліковий запис відв’язано',
  },
}
