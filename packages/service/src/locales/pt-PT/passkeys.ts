import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'Chave de acesso',
  added: {
    subject: 'Foi adicionada uma chave de acesso à sua conta {project}',
    heading: 'Foi adicionada uma chave de acesso',
    lead: 'Permite agora iniciar sessão como {email}.',
    label: 'Chave de acesso',
    removes: 'Remove esta chave de acesso e termina a sessão do navegador que a adicionou.',
    removesAlone: 'Remove esta chave de acesso.',
    does: 'O botão remove a chave de acesso de que fala o email e termina a sessão dos navegadores que a adicionaram ou usaram.',
    done: 'A chave de acesso foi removida',
  },
}
