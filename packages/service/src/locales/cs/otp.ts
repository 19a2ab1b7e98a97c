import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'Kód v e-mailu',
    sms: 'Kód v SMS',
    whatsapp: 'Kód přes WhatsApp',
  },
  mail: {
    subject: '{code} je váš kód {project}',
    plainSubject: 'Váš kód {project}',
    login: 'Váš kód k přihlášení',
    signup: 'Váš kód k registraci',
    lead: 'Zadejte ho na stránce, která o něj žádá.',
    nobodyAsks: 'Nikdo ze služby {project} vás o něj nikdy nepožádá.',
    notYou: 'Nejste to vy? Nedělejte nic: bez kódu se nikdo nepřihlásí.',
  },
  text: '{code} je kód {project}. Platnost: {duration}. Nikomu ho nesdělujte.',
  added: {
    subject: 'K vašemu účtu {project} bylo přidáno telefonní číslo',
    heading: 'Bylo přidáno telefonní číslo',
    lead: 'Teď umožňuje přihlášení jako {email}.',
    label: 'Telefonní číslo',
    removes: 'Tlačítko toto číslo odebere a odhlásí prohlížeč, ve kterém bylo přidáno.',
    does: 'Tlačítko odebere telefonní číslo, o kterém píše e-mail, a odhlásí prohlížeče, ve kterých bylo přidáno nebo použito.',
    done: 'Telefonní číslo je odebráno',
  },
}
