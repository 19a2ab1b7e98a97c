import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: 'Новый вход в аккаунт {project}',
    heading: 'Новый вход в ваш аккаунт',
    lead: 'Кто-то вошёл как {email} в браузере, который раньше не использовался.',
    does: 'Кнопка завершит сеанс в этом браузере и поможет защитить аккаунт.',
  },
  noAccount: {
    subject: 'Аккаунта {project} с этим адресом нет',
    preheader: 'С ним пытались войти. Вы можете зарегистрироваться или указать другой адрес.',
    heading: 'Аккаунта с этим адресом нет',
    lead: 'Кто-то пытался войти как {email}, но аккаунта {project} с этим адресом нет. Возможно, при регистрации вы указали другой адрес.',
    action: 'Регистрация с этим адресом',
    notYou: 'Это были не вы? Ничего не делайте: аккаунт не создан.',
  },
}
