import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': '¿No tiene acceso a ese buzón?',
  'recoveryCode.noPhone': '¿No tiene acceso a ese teléfono?',
  'recoveryCode.enter': 'Introduzca un código de recuperación',
  'recoveryCode.content': 'Uno de los diez que guardó. Funciona una sola vez.',
  'recoveryCode.used': 'Ese código ya está usado. Quedan {n} de {all}.',
  'recoveryCode.newPhone': 'Configurar un teléfono nuevo',
}
