import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'Щоб завершити створення облікового запису, задайте пароль',
  'password.login.title': 'Вхід',
  'button.forgotPassword': 'Забули пароль?',
  'button.logInByEmail': 'Увійти через ел. пошту',
  'formField.password.label': 'Пароль',
  'button.showPassword': 'Показати пароль',
  'password.forgot.title': 'Забули пароль?',
  'password.forgot.content':
    'Ми надіслали лист із посиланням для зміни пароля на адресу <bold>{email}</bold>.',
  'password.breached.title': 'Перевірте пошту, щоб задати новий пароль',
  'password.breached.content': 'Ми надіслали лист на адресу <bold>{email}</bold>.',
  'password.breached.whyTitle': 'Чому, якщо пароль був правильний?',
  'password.breached.why':
    'Такий самий пароль є в списку, викраденому з іншого сайту, тому сторонні можуть спробувати ввести його тут. Ваш обліковий запис {project} не зламано. Задайте новий пароль тут, а потім змініть пароль і на тому сайті.',
  'password.resetRequired.title': 'Перевірте пошту, щоб задати новий пароль',
  'password.resetRequired.content': 'Ми надіслали лист на адресу <bold>{email}</bold>.',
  'password.setNew.title': 'Перевірте пошту',
  'password.setNew.content':
    'Ми надіслали лист із посиланням для входу на адресу <bold>{email}</bold>.',
  'button.resendEmail': 'Надіслати лист знову',
  'button.emailResent': 'Лист надіслано',
  'password.reset.title': 'Задайте новий пароль',
  'password.reset.loggingInProgress': 'Виконується вхід...',
  'password.reset.noToken': 'Відкрийте цю сторінку за посиланням із листа, який ми вам надіслали.',
  'password.reset.deadTitle': 'Посилання більше не діє',
  'password.reset.deadContent':
    'Його вже використано, або термін його дії минув. Перехід за ним нічого не змінив.',
  'password.reset.sendNewLink': 'Надіслати нове посилання',
  'password.reset.newLinkGoesTo': 'Ми надішлемо його на адресу <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'Повернутися до входу',
  'login.success.content': 'Вхід виконано.',
  'password.strength': 'Надійність пароля: {score} з 4.',
  'password.strength.accepted': 'Надійний пароль',
  'password.hint.start':
    'Мінімум символів: {characterLength}. Три-чотири рідкісні слова легко запам’ятати й важко вгадати.',
  'password.strengthError.breached':
    'Можливо, цей пароль використовувався на іншому сайті, де стався витік даних. Виберіть інший пароль.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Мінімум # символ} few {Мінімум # символи} many {Мінімум # символів} other {Мінімум # символу}}',
  'password.strengthError.complexity':
    'Мінімум видів символів: {complexity}. Види: велика літера, мала літера, цифра, спеціальний символ',
  'password.requirement.fulfilled': 'Виконано',
  'password.requirement.notFulfilled': 'Не виконано',
}
