import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: 'Novo início de sessão na sua conta {project}',
    heading: 'Novo início de sessão na sua conta',
    lead: 'Alguém iniciou sessão como {email} com um navegador que ainda não conhecíamos.',
    does: 'Termina a sessão desse navegador e ajuda a proteger a conta.',
  },
  noAccount: {
    subject: 'Nenhuma conta {project} usa este endereço',
    preheader:
      'Alguém tentou iniciar sessão com este endereço. Pode criar uma conta ou tentar outro.',
    heading: 'Não há nenhuma conta com este endereço',
    lead: 'Alguém tentou iniciar sessão como {email}, mas nenhuma conta {project} usa este endereço. Talvez tenha criado a sua conta com outro.',
    action: 'Criar conta com este endereço',
    notYou: 'Não foi você? Então não faça nada. Nada foi criado.',
  },
}
