import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'Працює на Portico',
  goToProject: 'На сайт {project}',
  tryAgain: 'Спробувати ще раз',
  logInAgain: 'Увійти знову',
  linkTitle: 'Посилання більше не діє',
  linkText: 'Його вже використано, або термін його дії минув.',
  linkLife: 'Кожне посилання діє один раз. Термін дії: {duration}.',
  askForLink: 'Отримати нове посилання',
  usedTitle: 'Це посилання вже використано',
  usedText: 'Поверніться в застосунок, у який хотіли ввійти, і почніть там знову.',
  refusedTitle: 'Запит на вхід відхилено',
  refusedText:
    'Застосунок попросив у сервісу {project} те, що йому не дозволено. Жодних даних не передано. Вашої провини в цьому немає.',
  refusedDetails: 'Відомості для розробників застосунку',
  failedTitle: 'Сталася помилка',
  failedText: 'Поверніться в застосунок, з якого ви сюди потрапили, і спробуйте там ще раз.',
  needsScript: 'Для цієї сторінки потрібен JavaScript.',
  deviceText: 'Відкрийте сторінку ще раз і введіть код, який показує пристрій.',
  details: 'Докладніше',
  error: 'Помилка',
  app: 'Застосунок',
  time: 'Час',
  number: 'Номер для звернення',
  aboutText:
    'Вхід на цьому сайті працює на Portico: це віджет входу й сервіс автентифікації, яким керує сам сайт. Із запитаннями про ваш обліковий запис звертайтеся до сайту.',
}
