import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: 'App de autenticação',
    recoveryCode: 'Código de recuperação',
  },
  added: {
    subject: 'Foi adicionada uma app de autenticação à sua conta {project}',
    heading: 'Foi adicionada uma app de autenticação',
    lead: 'As alterações à conta de {email} precisam agora de um código da app.',
    removes: 'Remove esta app e termina a sessão do navegador que a adicionou.',
    does: 'O botão remove a app de autenticação de que fala o email, com os respetivos códigos de recuperação, e termina a sessão dos navegadores que a adicionaram ou usaram.',
    done: 'A app de autenticação foi removida',
  },
}
