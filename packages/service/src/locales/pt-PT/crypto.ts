import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'Carteira cripto',
  added: {
    subject: 'Foi adicionada uma carteira cripto à sua conta {project}',
    heading: 'Foi adicionada uma carteira cripto',
    lead: 'Permite agora iniciar sessão como {email}.',
    label: 'Carteira',
    removes: 'Remove esta carteira e termina a sessão do navegador que a adicionou.',
    does: 'O botão remove a carteira cripto de que fala o email e termina a sessão dos navegadores que a adicionaram ou usaram.',
    done: 'A carteira cripto foi removida',
  },
}
