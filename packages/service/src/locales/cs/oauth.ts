import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'Účet u jiné služby',
  linked: {
    subject: 'S vaším účtem {project} byl propojen jiný účet',
    heading: 'Byl propojen jiný účet',
    lead: 'Teď umožňuje přihlášení jako {email}.',
    label: 'Účet',
    removes: 'Tlačítko propojení s tímto účtem zruší a odhlásí prohlížeč, ve kterém vzniklo.',
    does: 'Tlačítko zruší propojení s účtem, o kterém píše e-mail, a odhlásí prohlížeče, ve kterých byl propojen nebo použit.',
    done: 'Propojení s účtem je zrušeno',
  },
}
