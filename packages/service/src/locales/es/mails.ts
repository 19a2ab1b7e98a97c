import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'Solicitado',
    when: 'Cuándo',
    browser: 'Navegador',
    place: 'Lugar',
    proof: 'Con',
  },
  browser: '{browser} en {system}',
  place: 'Cerca de {city}, {country}',
  near: 'cerca de {city}',
  askedNear: 'Solicitado desde {browser}, cerca de {city}.',
  askedFrom: 'Solicitado desde {browser}.',
  worksUntil: 'Funciona una sola vez, válido hasta: {time}.',
  worksFor: 'Funciona una sola vez, durante {duration}.',
  buttonFails: '¿El botón no se abre? {link}',
  nobodyGetsIn: '¿No ha sido usted? Entonces no haga nada: nadie entra sin este correo.',
  notMe: 'No he sido yo',
  wasItYou: '¿Ha sido usted?',
  ifItWasYou: 'Si ha sido usted, no tiene que hacer nada.',
  sentFor: {
    signIn: 'Enviado a {email} porque alguien quiso iniciar sesión con esta dirección.',
    signUp: 'Enviado a {email} porque alguien quiso registrarse con esta dirección.',
    safety: 'Enviado a {email} porque afecta a la seguridad de su cuenta.',
  },
  help: 'Ayuda',
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '«{name}»',
}
