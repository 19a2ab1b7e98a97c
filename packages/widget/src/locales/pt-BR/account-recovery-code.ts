import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'Sem acesso a essa caixa de entrada?',
  'recoveryCode.noPhone': 'Sem acesso a esse telefone?',
  'recoveryCode.enter': 'Digite um código de recuperação',
  'recoveryCode.content': 'Um dos dez que você guardou. Ele funciona uma única vez.',
  'recoveryCode.used': 'Esse código já foi usado. Restam {n} de {all}.',
  'recoveryCode.newPhone': 'Configurar um novo celular',
}
