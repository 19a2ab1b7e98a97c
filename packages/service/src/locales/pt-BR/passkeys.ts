import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'Chave de acesso',
  added: {
    subject: 'Uma chave de acesso foi adicionada à sua conta {project}',
    heading: 'Uma chave de acesso foi adicionada',
    lead: 'Agora permite fazer login como {email}.',
    label: 'Chave de acesso',
    removes: 'Remove esta chave de acesso e desconecta o navegador que a adicionou.',
    removesAlone: 'Remove esta chave de acesso.',
    does: 'O botão remove a chave de acesso de que trata o e-mail e desconecta os navegadores que a adicionaram ou usaram.',
    done: 'A chave de acesso foi removida',
  },
}
