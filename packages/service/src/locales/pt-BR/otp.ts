import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'Código em um e-mail',
    sms: 'Código em um SMS',
    whatsapp: 'Código pelo WhatsApp',
  },
  mail: {
    subject: '{code} é seu código de {project}',
    plainSubject: 'Seu código de {project}',
    login: 'Seu código de login',
    signup: 'Seu código para criar a conta',
    lead: 'Digite o código na página em que você fez o pedido.',
    nobodyAsks: 'Ninguém de {project} jamais vai pedir este código a você.',
    notYou: 'Não foi você? Então não faça nada: sem o código, ninguém entra.',
  },
  text: '{code} é seu código de {project}. Vale por {duration}. Não compartilhe.',
  added: {
    subject: 'Um número de telefone foi adicionado à sua conta {project}',
    heading: 'Um número de telefone foi adicionado',
    lead: 'Agora permite fazer login como {email}.',
    label: 'Número de telefone',
    removes: 'Remove este número e desconecta o navegador que o adicionou.',
    does: 'O botão remove o número de telefone de que trata o e-mail e desconecta os navegadores que o adicionaram ou usaram.',
    done: 'O número de telefone foi removido',
  },
}
