import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'Запрошено',
    when: 'Когда',
    browser: 'Браузер',
    place: 'Место',
    proof: 'Способ входа',
  },
  browser: '{browser} на {system}',
  place: '{city} и окрестности, {country}',
  near: '{city} и окрестности',
  askedNear: 'Запрос: {browser}, {city} и окрестности.',
  askedFrom: 'Запрос: {browser}.',
  worksUntil: 'Действует один раз, до {time}.',
  worksFor: 'Действует один раз. Срок действия: {duration}.',
  buttonFails: 'Кнопка не работает? {link}',
  nobodyGetsIn: 'Это были не вы? Ничего не делайте: без этого письма войти нельзя.',
  notMe: 'Это не я',
  wasItYou: 'Это были вы?',
  ifItWasYou: 'Если это были вы, ничего делать не нужно.',
  sentFor: {
    signIn: 'Письмо отправлено на {email}, потому что с этим адресом пытаются войти в аккаунт.',
    signUp: 'Письмо отправлено на {email}, потому что с этим адресом пытаются зарегистрироваться.',
    safety: 'Письмо отправлено на {email}, потому что оно касается безопасности вашего аккаунта.',
  },
  help: 'Справка',
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '«{name}»',
}
