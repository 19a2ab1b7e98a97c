import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: 'Uusi kirjautuminen tilillesi palvelussa {project}',
    heading: 'Uusi kirjautuminen tilillesi',
    lead: 'Joku kirjautui sisään käyttäjänä {email} selaimella, jota emme tunteneet.',
    does: 'Painike kirjaa ulos kyseisen selaimen ja auttaa suojaamaan tilin.',
  },
  noAccount: {
    subject: 'Palvelussa {project} ei ole tiliä tällä osoitteella',
    preheader:
      'Sillä yritettiin kirjautua sisään. Voit rekisteröityä tai kokeilla toista osoitetta.',
    heading: 'Tällä osoitteella ei ole tiliä',
    lead: 'Joku yritti kirjautua sisään käyttäjänä {email}, mutta palvelussa {project} ei ole tiliä tällä osoitteella. Ehkä rekisteröidyit toisella osoitteella.',
    action: 'Rekisteröidy osoitteellasi',
    notYou: 'Etkö se ollut sinä? Älä tee mitään. Mitään ei luotu.',
  },
}
