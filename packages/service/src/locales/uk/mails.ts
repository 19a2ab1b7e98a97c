import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'Запит',
    when: 'Коли',
    browser: 'Браузер',
    place: 'Місце',
    proof: 'Спосіб входу',
  },
  browser: '{browser} на {system}',
  place: '{city} та околиці, {country}',
  near: '{city} та околиці',
  askedNear: 'Запит: {browser}, {city} та околиці.',
  askedFrom: 'Запит: {browser}.',
  worksUntil: 'Діє один раз, до {time}.',
  worksFor: 'Діє один раз. Термін дії: {duration}.',
  buttonFails: 'Кнопка не працює? {link}',
  nobodyGetsIn: 'Це були не ви? Нічого не робіть: без цього листа ввійти неможливо.',
  notMe: 'Це не я',
  wasItYou: 'Це були ви?',
  ifItWasYou: 'Якщо це були ви, нічого робити не потрібно.',
  sentFor: {
    signIn: 'Лист надіслано на адресу {email}, бо з нею намагаються ввійти в обліковий запис.',
    signUp: 'Лист надіслано на адресу {email}, бо з нею намагаються зареєструватися.',
    safety: 'Лист надіслано на адресу {email}, бо він стосується безпеки вашого облікового запису.',
  },
  help: 'Довідка',
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '«{name}»',
}
