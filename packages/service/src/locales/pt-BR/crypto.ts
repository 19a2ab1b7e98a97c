import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'Carteira cripto',
  added: {
    subject: 'Uma carteira cripto foi adicionada à sua conta {project}',
    heading: 'Uma carteira cripto foi adicionada',
    lead: 'Agora permite fazer login como {email}.',
    label: 'Carteira',
    removes: 'Remove esta carteira e desconecta o navegador que a adicionou.',
    does: 'O botão remove a carteira cripto de que trata o e-mail e desconecta os navegadores que a adicionaram ou usaram.',
    done: 'A carteira cripto foi removida',
  },
}
