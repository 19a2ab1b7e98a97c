import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'Terminar sessão?',
  question: 'Tem a certeza de que quer terminar a sessão da sua conta {project}?',
  yes: 'Terminar sessão',
  no: 'Manter a sessão',
  stayed: 'A sua sessão não foi terminada. Pode fechar esta página.',
  leftTitle: 'Terminou a sessão',
  leftText: 'Terminou a sessão de {project} neste navegador.',
  appsText: 'Talvez ainda esteja em uso: {apps}.',
}
