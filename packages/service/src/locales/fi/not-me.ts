import type { Translation } from '@portico/contract'
import type * as english from '../en/not-me.ts'

export const notMe: Translation<typeof english.notMe> = {
  question: 'Etkö se ollut sinä?',
  does: 'Painike kirjaa ulos selaimen, jota sähköposti koskee.',
  button: 'Se en ollut minä',
  otherwise: 'Jos se olit sinä, sulje tämä sivu: mikään ei ole muuttunut.',
  done: 'Selain on kirjattu ulos',
  tooLate: 'Tilanne on muuttunut',
  tooLateText: 'Se, mistä sähköposti kertoo, ei ole enää voimassa. Mitään ei muutettu nyt.',
  next: 'Suojaa tilisi näin:',
  steps: [
    'Varmista, ettei kukaan muu lue sähköpostiasi: sen lukija voi kirjautua sisään sinuna. Jos et ole varma, vaihda sähköpostisi salasana.',
    'Aseta täällä uusi salasana, jota et käytä missään muualla.',
    'Kirjaudu sisään ja poista kaikki, mitä et tunnista: pääsyavaimet, puhelinnumerot, linkitetyt tilit ja todennussovellus.',
  ],
  help: 'Hanki apua',
  signInAgain: 'Kirjaudu uudelleen',
  goOn: 'Siirry palveluun {project}',
  dead: 'Linkki ei enää toimi',
  deadText: 'Se on vanhentunut tai sitä ei kopioitu kokonaan. Tällaiset linkit toimivat 7 päivää.',
}
