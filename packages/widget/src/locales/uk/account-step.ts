import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'Додати другий крок',
  'account.step.addContent': 'Після пароля ми попросимо ще те, що є лише у вас.',
  'account.step.app': 'Застосунок-автентифікатор',
  'account.step.appDetail': 'Працює без мережі',
  'account.step.passkey': 'Ключ доступу',
  'account.step.passkeyDetail': 'Рахується за обидва кроки',
  'account.step.sms': 'SMS',
  'account.step.smsDetail': 'Менш надійно, ніж інші',
  'account.step.smsTitle': 'Використовувати SMS',
  'account.step.smsContent': 'Під час входу ми надсилаємо код на цей номер.',
  'account.step.smsRisk':
    'Хто заволодіє вашим номером телефону, отримає й ваші коди. Застосунок-автентифікатор надійніший.',
  'account.step.smsOn': 'SMS увімкнено.',
  'account.step.smsOff': 'SMS вимкнено.',
  'account.step.lost': 'Це почали заново в іншому вікні. Почніть ще раз.',
  'account.step.since': 'Увімкнено з {date}.',
  'account.step.few':
    '{n, plural, one {Залишився лише # резервний код} few {Залишилося лише # резервні коди} many {Залишилося лише # резервних кодів} other {Залишилося лише # резервного коду}}. Створіть нові.',
  'account.step.codes': 'Резервні коди',
  'account.step.codesLeft': 'Залишилося {n} з {all}',
  'account.step.newCodes': 'Нові коди',
  'account.step.turnOff': 'Вимкнути',
  'account.step.newPhone': 'Налаштувати новий телефон',
  'account.step.offTitle': 'Вимкнути другий крок?',
  'account.step.offContent':
    'Тоді, щоб увійти, вистачить самого пароля. Ваші резервні коди перестануть діяти.',
  'account.step.offRequired': 'Сервіс {project} вимагає другий крок, тому його не можна вимкнути.',
  'account.step.keep': 'Залишити ввімкненим',
  'account.step.isOn': 'Другий крок увімкнено.',
  'account.step.isOff': 'Другий крок вимкнено.',
  'account.step.progress': 'Крок {n} з {all}',
  'account.step.copy': 'Скопіювати',
  'account.step.copied': 'Скопійовано',
  'account.act.addStep': 'Щоб додати другий крок.',
  'account.act.newCodes': 'Щоб створити нові резервні коди.',
  'account.act.turnOff': 'Щоб вимкнути другий крок.',
  'account.act.smsOff': 'Щоб вимкнути SMS.',
}
