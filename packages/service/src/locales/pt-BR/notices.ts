import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: 'Novo login na sua conta {project}',
    heading: 'Novo login na sua conta',
    lead: 'Alguém fez login como {email} com um navegador que ainda não conhecíamos.',
    does: 'Desconecta esse navegador e ajuda você a proteger a conta.',
  },
  noAccount: {
    subject: 'Nenhuma conta {project} usa este endereço',
    preheader:
      'Alguém tentou fazer login com ele. Você pode criar uma conta ou tentar outro endereço.',
    heading: 'Não há conta com este endereço',
    lead: 'Alguém tentou fazer login como {email}, mas nenhuma conta {project} usa este endereço. Talvez você tenha criado sua conta com outro.',
    action: 'Criar conta com este endereço',
    notYou: 'Não foi você? Então não faça nada. Nada foi criado.',
  },
}
