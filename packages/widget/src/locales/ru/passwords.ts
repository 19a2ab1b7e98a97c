import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'Чтобы завершить создание аккаунта, задайте пароль',
  'password.login.title': 'Вход',
  'button.forgotPassword': 'Забыли пароль?',
  'button.logInByEmail': 'Войти по эл. почте',
  'formField.password.label': 'Пароль',
  'button.showPassword': 'Показать пароль',
  'password.forgot.title': 'Забыли пароль?',
  'password.forgot.content':
    'Мы отправили письмо со ссылкой для смены пароля на <bold>{email}</bold>.',
  'password.breached.title': 'Проверьте почту, чтобы задать новый пароль',
  'password.breached.content': 'Мы отправили письмо на <bold>{email}</bold>.',
  'password.breached.whyTitle': 'Почему, если пароль был верным?',
  'password.breached.why':
    'Такой же пароль есть в списке, украденном с другого сайта, поэтому его могут попробовать ввести здесь посторонние. Ваш аккаунт {project} не взломан. Задайте новый пароль здесь, а затем смените пароль и на том сайте.',
  'password.resetRequired.title': 'Проверьте почту, чтобы задать новый пароль',
  'password.resetRequired.content': 'Мы отправили письмо на <bold>{email}</bold>.',
  'password.setNew.title': 'Проверьте почту',
  'password.setNew.content': 'Мы отправили письмо со ссылкой для входа на <bold>{email}</bold>.',
  'button.resendEmail': 'Отправить письмо снова',
  'button.emailResent': 'Письмо отправлено',
  'password.reset.title': 'Задайте новый пароль',
  'password.reset.loggingInProgress': 'Выполняется вход...',
  'password.reset.noToken': 'Откройте эту страницу по ссылке из письма, которое мы вам отправили.',
  'password.reset.deadTitle': 'Ссылка больше не действует',
  'password.reset.deadContent':
    'Она уже использована, или срок её действия истёк. Переход по ней ничего не изменил.',
  'password.reset.sendNewLink': 'Отправить новую ссылку',
  'password.reset.newLinkGoesTo': 'Мы отправим её на <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'Вернуться ко входу',
  'login.success.content': 'Вход выполнен.',
  'password.strength': 'Надёжность пароля: {score} из 4.',
  'password.strength.accepted': 'Надёжный пароль',
  'password.hint.start':
    'Минимум символов: {characterLength}. Три-четыре редких слова легко запомнить и трудно угадать.',
  'password.strengthError.breached':
    'Возможно, этот пароль использовался на другом сайте, где произошла утечка данных. Выберите другой пароль.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Минимум # символ} few {Минимум # символа} many {Минимум # символов} other {Минимум # символа}}',
  'password.strengthError.complexity':
    'Минимум видов символов: {complexity}. Виды: заглавная буква, строчная буква, цифра, специальный символ',
  'password.requirement.fulfilled': 'Выполнено',
  'password.requirement.notFulfilled': 'Не выполнено',
}
