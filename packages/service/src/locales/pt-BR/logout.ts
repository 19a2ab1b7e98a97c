import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'Sair da conta?',
  question: 'Tem certeza de que quer sair da sua conta {project}?',
  yes: 'Sair',
  no: 'Continuar na conta',
  stayed: 'Você não saiu da conta. Já pode fechar esta página.',
  leftTitle: 'Você saiu da conta',
  leftText: 'Você saiu da conta {project} neste navegador.',
  appsText: 'Talvez ainda esteja aberto: {apps}.',
}
