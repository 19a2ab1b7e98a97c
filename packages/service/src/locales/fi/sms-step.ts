import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'Tekstiviestit ovat nyt tilisi toinen vaihe palvelussa {project}',
    heading: 'Tekstiviestit otettiin käyttöön toisena vaiheena',
    lead: 'Kirjautumisen käyttäjänä {email} voi nyt viimeistellä koodilla, joka lähetetään tähän numeroon.',
    label: 'Puhelinnumero',
    does: 'Painike poistaa tekstiviestit käytöstä ja kirjaa ulos selaimen, jossa ne otettiin käyttöön.',
  },
  undo: {
    does: 'Painike poistaa käytöstä tekstiviestit, joita sähköposti koskee, ja kirjaa ulos selaimet, joissa ne otettiin käyttöön tai joissa niitä käytettiin.',
    done: 'Tekstiviestit eivät ole enää toinen vaihe',
  },
}
