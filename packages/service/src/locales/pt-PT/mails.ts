import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'Pedido',
    when: 'Quando',
    browser: 'Navegador',
    place: 'Local',
    proof: 'Com',
  },
  browser: '{browser} em {system}',
  place: 'Perto de {city}, {country}',
  near: 'perto de {city}',
  askedNear: 'Pedido feito com {browser}, perto de {city}.',
  askedFrom: 'Pedido feito com {browser}.',
  worksUntil: 'Funciona uma única vez, até: {time}.',
  worksFor: 'Funciona uma única vez, durante {duration}.',
  buttonFails: 'O botão não abre? {link}',
  nobodyGetsIn: 'Não foi você? Então não faça nada: sem este email, ninguém entra.',
  notMe: 'Não fui eu',
  wasItYou: 'Foi você?',
  ifItWasYou: 'Se foi você, não precisa de fazer nada.',
  sentFor: {
    signIn: 'Enviado para {email} porque alguém pediu para iniciar sessão com este endereço.',
    signUp: 'Enviado para {email} porque alguém pediu para criar conta com este endereço.',
    safety: 'Enviado para {email} porque diz respeito à segurança da sua conta.',
  },
  help: 'Ajuda',
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '«{name}»',
}
