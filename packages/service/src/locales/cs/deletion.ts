import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: 'Smazání',
  asked: {
    subject: 'Váš účet {project} bude smazán',
    heading: 'Váš účet bude smazán',
    lead: 'Všechny prohlížeče a aplikace byly odhlášeny.',
  },
  erases: 'Smazáním zmizí vaše adresy, přístupové klíče a historie. Nikdo je už nedokáže obnovit.',
  keep: 'Do té doby se můžete přihlásit a účet si nechat.',
  keepAt: 'Do té doby se můžete přihlásit a účet si nechat: {link}',
  does: 'Tlačítko účet zachová a odhlásí všechny prohlížeče přihlášené od té doby.',
  near: {
    subject: 'Váš účet {project} bude brzy smazán',
    heading: 'Váš účet bude brzy smazán',
    action: 'Přihlásit se a nechat si účet',
  },
  done: {
    subject: 'Váš účet {project} byl smazán',
    heading: 'Váš účet byl smazán',
    lead: 'Vaše adresy, přístupové klíče a historie byly smazány. Nikdo je už nedokáže obnovit.',
    sentFor: 'Posláno na adresu {email}, protože to byla adresa účtu {project}.',
  },
  undo: {
    does: 'Tlačítko účet zachová a odhlásí všechny prohlížeče přihlášené od žádosti o jeho smazání.',
    done: 'Váš účet zůstává',
  },
}
