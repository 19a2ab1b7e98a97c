import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'Добавить второй шаг',
  'account.step.addContent': 'После пароля мы попросим ещё то, что есть только у вас.',
  'account.step.app': 'Приложение-аутентификатор',
  'account.step.appDetail': 'Работает без сети',
  'account.step.passkey': 'Ключ доступа',
  'account.step.passkeyDetail': 'Считается за оба шага',
  'account.step.sms': 'SMS',
  'account.step.smsDetail': 'Менее надёжно, чем остальные',
  'account.step.smsTitle': 'Использовать SMS',
  'account.step.smsContent': 'При входе мы отправляем код на этот номер.',
  'account.step.smsRisk':
    'Кто завладеет вашим номером телефона, получит и ваши коды. Приложение-аутентификатор надёжнее.',
  'account.step.smsOn': 'SMS включены.',
  'account.step.smsOff': 'SMS выключены.',
  'account.step.lost': 'Это начали заново в другом окне. Начните ещё раз.',
  'account.step.since': 'Включён с {date}.',
  'account.step.few':
    '{n, plural, one {Остался только # резервный код} few {Осталось только # резервных кода} many {Осталось только # резервных кодов} other {Осталось только # резервного кода}}. Создайте новые.',
  'account.step.codes': 'Резервные коды',
  'account.step.codesLeft': 'Осталось {n} из {all}',
  'account.step.newCodes': 'Новые коды',
  'account.step.turnOff': 'Выключить',
  'account.step.newPhone': 'Настроить новый телефон',
  'account.step.offTitle': 'Выключить второй шаг?',
  'account.step.offContent':
    'Тогда для входа хватит одного пароля. Ваши резервные коды перестанут действовать.',
  'account.step.offRequired': 'Сервис {project} требует второй шаг, поэтому его нельзя отключить.',
  'account.step.keep': 'Оставить включённым',
  'account.step.isOn': 'Второй шаг включён.',
  'account.step.isOff': 'Второй шаг выключен.',
  'account.step.progress': 'Шаг {n} из {all}',
  'account.step.copy': 'Скопировать',
  'account.step.copied': 'Скопировано',
  'account.act.addStep': 'Чтобы добавить второй шаг.',
  'account.act.newCodes': 'Чтобы создать новые резервные коды.',
  'account.act.turnOff': 'Чтобы выключить второй шаг.',
  'account.act.smsOff': 'Чтобы выключить SMS.',
}
