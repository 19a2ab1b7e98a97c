import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: 'Exclusão',
  asked: {
    subject: 'Sua conta {project} será excluída',
    heading: 'Sua conta será excluída',
    lead: 'Todos os navegadores e apps foram desconectados.',
  },
  erases:
    'A exclusão apaga seus endereços, suas chaves de acesso e seu histórico. Ninguém pode recuperá-los.',
  keep: 'Até lá, você pode fazer login e manter a conta.',
  keepAt: 'Até lá, você pode fazer login e manter a conta: {link}',
  does: 'Mantém a conta e desconecta todos os navegadores que fizeram login desde então.',
  near: {
    subject: 'Sua conta {project} será excluída em breve',
    heading: 'Sua conta será excluída em breve',
    action: 'Fazer login e manter a conta',
  },
  done: {
    subject: 'Sua conta {project} foi excluída',
    heading: 'Sua conta foi excluída',
    lead: 'Seus endereços, suas chaves de acesso e seu histórico foram apagados. Ninguém pode recuperá-los.',
    sentFor: 'Enviado para {email} porque era o endereço de uma conta {project}.',
  },
  undo: {
    does: 'O botão mantém a conta e desconecta todos os navegadores que fizeram login desde o pedido de exclusão.',
    done: 'Sua conta foi mantida',
  },
}
