import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'Código num email',
    sms: 'Código num SMS',
    whatsapp: 'Código por WhatsApp',
  },
  mail: {
    subject: '{code} é o seu código de {project}',
    plainSubject: 'O seu código de {project}',
    login: 'O seu código para iniciar sessão',
    signup: 'O seu código para criar conta',
    lead: 'Introduza-o na página em que fez o pedido.',
    nobodyAsks: 'Ninguém de {project} lhe pedirá alguma vez este código.',
    notYou: 'Não foi você? Então não faça nada: sem o código, ninguém entra.',
  },
  text: '{code} é o seu código de {project}. Válido: {duration}. Não o partilhe.',
  added: {
    subject: 'Foi adicionado um número de telefone à sua conta {project}',
    heading: 'Foi adicionado um número de telefone',
    lead: 'Permite agora iniciar sessão como {email}.',
    label: 'Número de telefone',
    removes: 'Remove este número e termina a sessão do navegador que o adicionou.',
    does: 'O botão remove o número de telefone de que fala o email e termina a sessão dos navegadores que o adicionaram ou usaram.',
    done: 'O número de telefone foi removido',
  },
}
