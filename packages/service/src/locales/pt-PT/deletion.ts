import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: 'Eliminação',
  asked: {
    subject: 'A sua conta {project} vai ser eliminada',
    heading: 'A sua conta vai ser eliminada',
    lead: 'Foi terminada a sessão de todos os navegadores e apps.',
  },
  erases:
    'A eliminação apaga os seus endereços, as suas chaves de acesso e o seu histórico. Ninguém os pode recuperar.',
  keep: 'Até lá, pode iniciar sessão e manter a conta.',
  keepAt: 'Até lá, pode iniciar sessão e manter a conta: {link}',
  does: 'Mantém a conta e termina a sessão de todos os navegadores que a iniciaram desde então.',
  near: {
    subject: 'A sua conta {project} vai ser eliminada em breve',
    heading: 'A sua conta vai ser eliminada em breve',
    action: 'Iniciar sessão e manter a conta',
  },
  done: {
    subject: 'A sua conta {project} foi eliminada',
    heading: 'A sua conta foi eliminada',
    lead: 'Os seus endereços, as suas chaves de acesso e o seu histórico foram apagados. Ninguém os pode recuperar.',
    sentFor: 'Enviado para {email} porque era o endereço de uma conta {project}.',
  },
  undo: {
    does: 'O botão mantém a conta e termina a sessão de todos os navegadores que a iniciaram desde o pedido de eliminação.',
    done: 'A sua conta foi mantida',
  },
}
