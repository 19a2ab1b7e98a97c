import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'Tekniikka: Portico',
  goToProject: 'Siirry palveluun {project}',
  tryAgain: 'Yritä uudelleen',
  logInAgain: 'Kirjaudu uudelleen',
  linkTitle: 'Linkki ei enää toimi',
  linkText: 'Se on jo käytetty tai vanhentunut.',
  linkLife: 'Jokainen linkki toimii kerran. Voimassa: {duration}.',
  askForLink: 'Pyydä uusi linkki',
  usedTitle: 'Linkki on jo käytetty',
  usedText: 'Palaa sovellukseen, johon halusit kirjautua, ja aloita siellä uudelleen.',
  refusedTitle: 'Kirjautumispyyntö hylättiin',
  refusedText:
    'Sovellus pyysi palvelulta {project} jotakin, mihin sillä ei ole oikeutta. Mitään ei jaettu, etkä tehnyt mitään väärää.',
  refusedDetails: 'Tiedot sovelluksen tekijöille',
  failedTitle: 'Jokin meni vikaan',
  failedText: 'Palaa sovellukseen, josta tulit tänne, ja yritä siellä uudelleen.',
  needsScript: 'Tällä sivulla tarvitaan JavaScript.',
  deviceText: 'Avaa sivu uudelleen ja anna koodi, jonka laitteesi näyttää.',
  details: 'Tiedot',
  error: 'Virhe',
  app: 'Sovellus',
  time: 'Aika',
  number: 'Viitenumero',
  aboutText:
    'Kirjautuminen tällä sivustolla perustuu Portico-tekniikkaan: kirjautumisikkunaan ja todennuspalveluun, jota sivusto ylläpitää itse. Tiliäsi koskeviin kysymyksiin vastaa sivusto.',
}
