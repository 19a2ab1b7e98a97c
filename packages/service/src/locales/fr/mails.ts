import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'Demandé',
    when: 'Quand',
    browser: 'Navigateur',
    place: 'Lieu',
    proof: 'Avec',
  },
  browser: '{browser} sur {system}',
  place: 'Près de {city}, {country}',
  near: 'près de {city}',
  askedNear: 'Demandé depuis {browser}, près de {city}.',
  askedFrom: 'Demandé depuis {browser}.',
  worksUntil: 'Il fonctionne une seule fois, jusqu’à {time}.',
  worksFor: 'Il fonctionne une seule fois, pendant {duration}.',
  buttonFails: 'Le bouton ne s’ouvre pas ? {link}',
  nobodyGetsIn: 'Ce n’était pas vous ? Alors ne faites rien : personne n’entre sans cet e-mail.',
  notMe: 'Ce n’était pas moi',
  wasItYou: 'Était-ce vous ?',
  ifItWasYou: 'Si c’était vous, il n’y a rien à faire.',
  sentFor: {
    signIn: 'Envoyé à {email} parce que quelqu’un a voulu se connecter avec cette adresse.',
    signUp: 'Envoyé à {email} parce que quelqu’un a voulu s’inscrire avec cette adresse.',
    safety: 'Envoyé à {email} parce que cela concerne la sécurité de votre compte.',
  },
  help: 'Aide',
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '« {name} »',
}
