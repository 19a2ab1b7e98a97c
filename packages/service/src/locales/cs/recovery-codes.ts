import type { Translation } from '@portico/contract'
import type * as english from '../en/recovery-codes.ts'

export const recoveryCodes: Translation<typeof english.recoveryCodes> = {
  created: {
    subject: 'K vašemu účtu {project} byly vytvořeny nové záložní kódy',
    heading: 'Byly vytvořeny nové záložní kódy',
    lead: 'Dřívější záložní kódy už neplatí.',
    does: 'Tlačítko nové kódy zneplatní a odhlásí prohlížeč, ve kterém byly vytvořeny.',
    undo: {
      does: 'Tlačítko zneplatní záložní kódy, o kterých píše e-mail, a odhlásí prohlížeče, ve kterých byly vytvořeny nebo použity.',
      done: 'Tyto záložní kódy už neplatí',
    },
  },
  used: {
    subject: 'Někdo se k vašemu účtu {project} přihlásil záložním kódem',
    heading: 'K přihlášení byl použit záložní kód',
    lead: 'Tento kód už neplatí.',
    remaining: 'Zbývá kódů',
    does: 'Tlačítko vrátí vše, co se od tohoto přihlášení změnilo, odhlásí všechny prohlížeče přihlášené od té doby a zneplatní všechny záložní kódy.',
    undo: {
      does: 'Tlačítko vrátí vše, co se změnilo od přihlášení, o kterém píše e-mail, odhlásí všechny prohlížeče přihlášené od té doby a zneplatní všechny záložní kódy.',
      done: 'Změny byly vráceny',
    },
  },
}
