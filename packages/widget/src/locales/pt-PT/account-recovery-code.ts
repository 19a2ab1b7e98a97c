import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'Sem acesso a essa caixa de correio?',
  'recoveryCode.noPhone': 'Sem acesso a esse telemóvel?',
  'recoveryCode.enter': 'Introduza um código de recuperação',
  'recoveryCode.content': 'Um dos dez que guardou. Funciona uma única vez.',
  'recoveryCode.used': 'Esse código já foi usado. Restam {n} de {all}.',
  'recoveryCode.newPhone': 'Configurar um novo telemóvel',
}
