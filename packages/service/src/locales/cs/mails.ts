import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'Vyžádáno',
    when: 'Kdy',
    browser: 'Prohlížeč',
    place: 'Místo',
    proof: 'Způsob',
  },
  browser: '{browser} ({system})',
  place: '{city} a okolí, {country}',
  near: '{city} a okolí',
  askedNear: 'Zdroj žádosti: {browser}, {city} a okolí.',
  askedFrom: 'Zdroj žádosti: {browser}.',
  worksUntil: 'Platí jednou, do {time}.',
  worksFor: 'Platí jednou. Doba platnosti: {duration}.',
  buttonFails: 'Tlačítko nefunguje? {link}',
  nobodyGetsIn: 'Nejste to vy? Nedělejte nic: bez tohoto e-mailu se nikdo nepřihlásí.',
  notMe: 'To nejsem já',
  wasItYou: 'Byli jste to vy?',
  ifItWasYou: 'Pokud jste to byli vy, nemusíte nic dělat.',
  sentFor: {
    signIn: 'Posláno na adresu {email}, protože se s ní někdo chce přihlásit.',
    signUp: 'Posláno na adresu {email}, protože se s ní někdo chce zaregistrovat.',
    safety: 'Posláno na adresu {email}, protože se to týká bezpečnosti vašeho účtu.',
  },
  help: 'Nápověda',
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '„{name}“',
}
