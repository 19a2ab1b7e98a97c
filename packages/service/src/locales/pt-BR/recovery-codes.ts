import type { Translation } from '@portico/contract'
import type * as english from '../en/recovery-codes.ts'

export const recoveryCodes: Translation<typeof english.recoveryCodes> = {
  created: {
    subject: 'Novos códigos de recuperação foram criados para sua conta {project}',
    heading: 'Novos códigos de recuperação foram criados',
    lead: 'Os códigos de recuperação anteriores não funcionam mais.',
    does: 'Anula os novos códigos e desconecta o navegador que os criou.',
    undo: {
      does: 'O botão anula os códigos de recuperação de que trata o e-mail e desconecta os navegadores que os criaram ou usaram.',
      done: 'Esses códigos de recuperação não funcionam mais',
    },
  },
  used: {
    subject: 'Alguém fez login na sua conta {project} com um código de recuperação',
    heading: 'Um código de recuperação foi usado para fazer login',
    lead: 'Esse código não funciona mais.',
    remaining: 'Códigos restantes',
    does: 'Desfaz tudo o que mudou desde este login, desconecta todos os navegadores que fizeram login desde então e anula todos os códigos de recuperação.',
    undo: {
      does: 'O botão desfaz tudo o que mudou desde o login de que trata o e-mail, desconecta todos os navegadores que fizeram login desde então e anula todos os códigos de recuperação.',
      done: 'As mudanças foram desfeitas',
    },
  },
}
