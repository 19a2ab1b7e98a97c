import type { Translation } from '@portico/contract'
import type * as english from '../en/recovery-codes.ts'

export const recoveryCodes: Translation<typeof english.recoveryCodes> = {
  created: {
    subject: 'Foram criados novos códigos de recuperação para a sua conta {project}',
    heading: 'Foram criados novos códigos de recuperação',
    lead: 'Os códigos de recuperação anteriores já não funcionam.',
    does: 'Anula os novos códigos e termina a sessão do navegador que os criou.',
    undo: {
      does: 'O botão anula os códigos de recuperação de que fala o email e termina a sessão dos navegadores que os criaram ou usaram.',
      done: 'Esses códigos de recuperação já não funcionam',
    },
  },
  used: {
    subject: 'Alguém iniciou sessão na sua conta {project} com um código de recuperação',
    heading: 'Foi usado um código de recuperação para iniciar sessão',
    lead: 'Esse código já não funciona.',
    remaining: 'Códigos restantes',
    does: 'Anula tudo o que mudou desde este início de sessão, termina a sessão de todos os navegadores que a iniciaram desde então e anula todos os códigos de recuperação.',
    undo: {
      does: 'O botão anula tudo o que mudou desde o início de sessão de que fala o email, termina a sessão de todos os navegadores que a iniciaram desde então e anula todos os códigos de recuperação.',
      done: 'As alterações foram anuladas',
    },
  },
}
