import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'Conta de outro fornecedor',
  linked: {
    subject: 'Foi associada uma conta à sua conta {project}',
    heading: 'Foi associada uma conta',
    lead: 'Permite agora iniciar sessão como {email}.',
    label: 'Conta',
    removes: 'Remove esta conta e termina a sessão do navegador que a associou.',
    does: 'O botão remove a conta de que fala o email e termina a sessão dos navegadores que a associaram ou usaram.',
    done: 'A conta associada foi removida',
  },
}
