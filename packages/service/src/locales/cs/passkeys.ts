import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'Přístupový klíč',
  added: {
    subject: 'K vašemu účtu {project} byl přidán přístupový klíč',
    heading: 'Byl přidán přístupový klíč',
    lead: 'Teď umožňuje přihlášení jako {email}.',
    label: 'Přístupový klíč',
    removes: 'Tlačítko tento přístupový klíč odebere a odhlásí prohlížeč, ve kterém byl přidán.',
    removesAlone: 'Tlačítko tento přístupový klíč odebere.',
    does: 'Tlačítko odebere přístupový klíč, o kterém píše e-mail, a odhlásí prohlížeče, ve kterých byl přidán nebo použit.',
    done: 'Přístupový klíč je odebrán',
  },
}
