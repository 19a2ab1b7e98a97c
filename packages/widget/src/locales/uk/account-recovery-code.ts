import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'Немає доступу до цієї скриньки?',
  'recoveryCode.noPhone': 'Немає доступу до цього телефону?',
  'recoveryCode.enter': 'Введіть резервний код',
  'recoveryCode.content': 'Один із десяти збережених кодів. Він діє один раз.',
  'recoveryCode.used': 'Цей код використано. Залишилося {n} з {all}.',
  'recoveryCode.newPhone': 'Налаштувати новий телефон',
}
