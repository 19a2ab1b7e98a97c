import type { Translation } from '@portico/contract'
import type * as english from '../en/recovery-codes.ts'

export const recoveryCodes: Translation<typeof english.recoveryCodes> = {
  created: {
    subject: 'Tilillesi palvelussa {project} luotiin uudet varakoodit',
    heading: 'Uudet varakoodit luotiin',
    lead: 'Aiemmat varakoodit eivät enää toimi.',
    does: 'Painike mitätöi uudet koodit ja kirjaa ulos selaimen, jossa ne luotiin.',
    undo: {
      does: 'Painike mitätöi varakoodit, joita sähköposti koskee, ja kirjaa ulos selaimet, joissa ne luotiin tai joissa niitä käytettiin.',
      done: 'Nämä varakoodit eivät enää toimi',
    },
  },
  used: {
    subject: 'Tilillesi palvelussa {project} kirjauduttiin sisään varakoodilla',
    heading: 'Sisäänkirjautumiseen käytettiin varakoodia',
    lead: 'Tämä koodi ei enää toimi.',
    remaining: 'Koodeja jäljellä',
    does: 'Painike peruu kaikki tämän kirjautumisen jälkeen tehdyt muutokset, kirjaa ulos kaikki sen jälkeen sisään kirjautuneet selaimet ja mitätöi kaikki varakoodit.',
    undo: {
      does: 'Painike peruu kaikki muutokset, jotka tehtiin sähköpostin tarkoittaman kirjautumisen jälkeen, kirjaa ulos kaikki sen jälkeen sisään kirjautuneet selaimet ja mitätöi kaikki varakoodit.',
      done: 'Muutokset peruttiin',
    },
  },
}
