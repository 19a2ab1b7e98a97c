import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'Conta de outro provedor',
  linked: {
    subject: 'Uma conta foi vinculada à sua conta {project}',
    heading: 'Uma conta foi vinculada',
    lead: 'Agora permite fazer login como {email}.',
    label: 'Conta',
    removes: 'Remove esta conta e desconecta o navegador que a vinculou.',
    does: 'O botão remove a conta de que trata o e-mail e desconecta os navegadores que a vincularam ou usaram.',
    done: 'A conta vinculada foi removida',
  },
}
