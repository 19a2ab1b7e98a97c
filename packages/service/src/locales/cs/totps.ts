import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: 'Ověřovací aplikace',
    recoveryCode: 'Záložní kód',
  },
  added: {
    subject: 'K vašemu účtu {project} byla přidána ověřovací aplikace',
    heading: 'Byla přidána ověřovací aplikace',
    lead: 'Změny účtu {email} teď vyžadují kód z ní.',
    removes: 'Tlačítko tuto aplikaci odebere a odhlásí prohlížeč, ve kterém byla přidána.',
    does: 'Tlačítko odebere ověřovací aplikaci, o které píše e-mail, i s jejími záložními kódy, a odhlásí prohlížeče, ve kterých byla přidána nebo použita.',
    done: 'Ověřovací aplikace je odebrána',
  },
}
