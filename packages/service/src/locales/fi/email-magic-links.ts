import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: 'Sähköpostilinkki',
  mail: {
    login: {
      title: 'Kirjaudu sisään palveluun {project}',
      action: 'Kirjaudu sisään',
    },
    signup: {
      title: 'Rekisteröidy palveluun {project}',
      action: 'Rekisteröidy',
    },
    preheader: 'Toimii kerran. Voimassa: {duration}.',
    preheaderWithCode: 'Avaa linkki tai anna koodi {code}. Toimii kerran. Voimassa: {duration}.',
    orCode: 'Tai anna tämä koodi sivulla, jolla aloitit kirjautumisen:',
    worksUntil:
      'Linkki ja koodi toimivat kerran. Voimassaolo päättyy: {time}. Kun käytät toista, toinen lakkaa toimimasta.',
    worksFor:
      'Linkki ja koodi toimivat kerran. Voimassa: {duration}. Kun käytät toista, toinen lakkaa toimimasta.',
  },
  form: {
    sentTitle: 'Tarkista sähköpostisi',
    sentText: 'Lähetimme sähköpostin osoitteeseen {email}.',
    invalidTitle: 'Tarkista sähköpostiosoite',
    invalidText: 'Palaa takaisin ja anna kelvollinen osoite.',
    tooManyTitle: 'Liian monta yritystä',
    tooManyText: 'Odota muutama minuutti, palaa takaisin ja yritä uudelleen.',
    scriptTitle: 'Kirjautumiseen tarvitaan JavaScript',
    scriptText: 'Ota se käyttöön selaimessasi, palaa takaisin ja yritä uudelleen.',
  },
  otherDevice: {
    question: 'Kirjaudutko toisella laitteella?',
    lead: 'Tätä linkkiä pyydettiin toisella laitteella. Jos pyytäjä olit sinä, valitse numero, jonka näet sen näytöllä:',
    numbers: 'Toisen näytön numero',
    someBrowser: 'Toinen selain',
    thatBrowser: 'toinen selain',
    justNow: 'juuri äsken',
    here: 'Kirjaudu tällä laitteella',
    refuse: 'En pyytänyt tätä',
    approvedTitle: 'Olet kirjautunut toisella laitteella',
    approvedText: 'Jatka toisella laitteella ({browser}). Voit sulkea tämän sivun.',
    soonTitle: 'Palaa toiselle laitteellesi',
    soonText:
      'Sinut kirjataan sisään, kun katsot sivua toisella laitteella ({browser}). Voit sulkea tämän sivun.',
    refusedTitle: 'Linkki ei enää toimi',
    refusedText: 'Ketään ei kirjattu sisään.',
    wrongTitle: 'Numero oli väärä',
    wrongText:
      'Siksi ketään ei kirjattu sisään, eikä linkki enää toimi. Jos pyysit linkin itse, pyydä uusi.',
    takenTitle: 'Hylkääminen ei enää onnistu',
    takenText:
      'Siellä on jo kirjauduttu sisään. Jos se et ollut sinä, pyydä heti apua palvelusta {project}.',
    onwardTitle: 'Kirjaudutaan sisään...',
    onward: 'Kirjaudu sisään',
  },
}
