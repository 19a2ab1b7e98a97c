import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'Kryptopeněženka',
  added: {
    subject: 'K vašemu účtu {project} byla přidána kryptopeněženka',
    heading: 'Byla přidána kryptopeněženka',
    lead: 'Teď umožňuje přihlášení jako {email}.',
    label: 'Peněženka',
    removes: 'Tlačítko tuto peněženku odebere a odhlásí prohlížeč, ve kterém byla přidána.',
    does: 'Tlačítko odebere kryptopeněženku, o které píše e-mail, a odhlásí prohlížeče, ve kterých byla přidána nebo použita.',
    done: 'Kryptopeněženka je odebrána',
  },
}
