import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'Нет доступа к этому ящику?',
  'recoveryCode.noPhone': 'Нет доступа к этому телефону?',
  'recoveryCode.enter': 'Введите резервный код',
  'recoveryCode.content': 'Один из десяти кодов, которые вы сохранили. Он действует один раз.',
  'recoveryCode.used': 'Этот код использован. Осталось {n} из {all}.',
  'recoveryCode.newPhone': 'Настроить новый телефон',
}
