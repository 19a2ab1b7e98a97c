import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: 'App autenticador',
    recoveryCode: 'Código de recuperação',
  },
  added: {
    subject: 'Um app autenticador foi adicionado à sua conta {project}',
    heading: 'Um app autenticador foi adicionado',
    lead: 'Mudanças na conta de {email} agora exigem um código dele.',
    removes: 'Remove este app e desconecta o navegador que o adicionou.',
    does: 'O botão remove o app autenticador de que trata o e-mail, com seus códigos de recuperação, e desconecta os navegadores que o adicionaram ou usaram.',
    done: 'O app autenticador foi removido',
  },
}
