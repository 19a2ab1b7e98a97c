import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: 'Todennussovellus',
    recoveryCode: 'Varakoodi',
  },
  added: {
    subject: 'Tilillesi palvelussa {project} lisättiin todennussovellus',
    heading: 'Todennussovellus lisättiin',
    lead: 'Muutokset tiliin {email} vaativat nyt sovelluksen koodin.',
    removes: 'Painike poistaa tämän sovelluksen ja kirjaa ulos selaimen, jossa se lisättiin.',
    does: 'Painike poistaa todennussovelluksen, jota sähköposti koskee, ja sen varakoodit sekä kirjaa ulos selaimet, joissa se lisättiin tai joissa sitä käytettiin.',
    done: 'Todennussovellus on poistettu',
  },
}
