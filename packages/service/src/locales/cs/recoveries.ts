import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: 'Nová adresa',
  date: 'Platí od',
  requested: {
    subject: 'Váš účet {project} má dostat novou adresu',
    heading: 'Váš účet má dostat novou adresu',
    lead: '{project} má zprávu, že se už nemůžete přihlásit. Pokud nikdo nic nenamítne, stane se nová adresa vaší hlavní.',
    does: 'Tlačítko to zastaví a nová adresa nebude přidána.',
  },
  text: 'Váš účet {project} má dostat novou adresu: {date}. Pokud jste o to nežádali, zastavte to: {link}',
  undo: {
    does: 'Tlačítko zastaví obnovu, o které píše zpráva: nová adresa nebude přidána.',
    done: 'Nová adresa nebude přidána',
  },
  ready: {
    subject: 'Můžete se vrátit ke svému účtu {project}',
    heading: 'Můžete se vrátit ke svému účtu',
    lead: 'Čekací doba uplynula a nikdo nic nenamítl.',
    does: 'Tlačítko nastaví {email} jako hlavní adresu vašeho účtu a přihlásí vás.',
    action: 'Přihlásit se',
    until: 'Odkaz funguje jednou, do {date}.',
    notYou: 'Nejste to vy? Nedělejte nic: bez odkazu se nic nezmění.',
  },
  page: {
    question: 'Vrátit se ke svému účtu?',
    dead: 'Odkaz už nefunguje',
    deadText: 'Byl použit nebo zastaven, nebo jeho platnost skončila.',
  },
}
