import type { Translation } from '@portico/contract'
import type * as english from '../en/addresses.ts'

export const addresses: Translation<typeof english.addresses> = {
  proof: {
    subject: '{code} je kód pro vaši novou adresu {project}',
    plainSubject: 'Kód pro vaši novou adresu {project}',
    heading: 'Potvrďte novou adresu',
    lead: 'Zadejte tento kód na stránce, na které jste adresu přidali.',
    taken:
      'Tato adresa už patří k účtu {project}, takže ji nelze přidat k jinému. Přihlaste se s ní, nebo ji tam odeberte.',
    notYou: 'Nejste to vy? Nedělejte nic: bez kódu se adresa nepřidá.',
    sentFor: 'Posláno na adresu {email}, protože ji někdo chce používat pro svůj účet {project}.',
  },
  label: 'E-mailová adresa',
  added: {
    subject: 'K vašemu účtu {project} byla přidána e-mailová adresa',
    heading: 'Byla přidána e-mailová adresa',
    lead: 'Lze se s ní přihlásit.',
  },
  primary: {
    subject: 'Váš účet {project} má jinou hlavní adresu',
    heading: 'Vaše hlavní adresa byla změněna',
    lead: 'Chodí na ni oznámení o vašem účtu.',
  },
  removed: {
    subject: 'Z vašeho účtu {project} byla odebrána e-mailová adresa',
    heading: 'Byla odebrána e-mailová adresa',
    lead: 'Po dobu 7 dnů ji přihlášení s touto adresou vrátí.',
  },
  takesBack:
    'Tlačítko vrátí tuto změnu a vše, co následovalo, a odhlásí všechny prohlížeče přihlášené od té doby.',
  undo: {
    does: 'Tlačítko vrátí změnu, o které píše e-mail, a vše, co následovalo, a odhlásí všechny prohlížeče přihlášené od té doby.',
    done: 'Vaše adresy jsou jako předtím',
  },
}
