import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'Kirjaudutaanko ulos?',
  question: 'Haluatko varmasti kirjautua ulos tililtäsi palvelussa {project}?',
  yes: 'Kirjaudu ulos',
  no: 'Pysy kirjautuneena',
  stayed: 'Sinua ei kirjattu ulos. Voit sulkea tämän sivun.',
  leftTitle: 'Olet kirjautunut ulos',
  leftText: 'Olet kirjautunut tässä selaimessa ulos palvelusta {project}.',
  appsText: 'Voivat olla vielä auki: {apps}.',
}
