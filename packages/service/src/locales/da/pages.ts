import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'Leveret af Portico',
  goToProject: 'Gå til {project}',
  tryAgain: 'Prøv igen',
  logInAgain: 'Log ind igen',
  linkTitle: 'Linket virker ikke længere',
  linkText: 'Det er allerede brugt eller udløbet.',
  linkLife: 'Hvert link virker én gang, i {duration}.',
  askForLink: 'Bed om et nyt link',
  usedTitle: 'Linket er allerede brugt',
  usedText: 'Gå tilbage til den app, du ville logge ind på, og start forfra der.',
  refusedTitle: 'Anmodningen om login blev afvist',
  refusedText:
    'En app bad {project} om noget, den ikke må få. Der er ikke delt noget, og du har ikke gjort noget forkert.',
  refusedDetails: 'Oplysninger til dem, der står bag appen',
  failedTitle: 'Noget gik galt',
  failedText: 'Gå tilbage til den app, der sendte dig hertil, og prøv igen der.',
  deviceText: 'Åbn siden igen, og indtast koden, som din enhed viser.',
  needsScript: 'Denne side kræver JavaScript.',
  details: 'Oplysninger',
  error: 'Fejl',
  app: 'App',
  time: 'Tid',
  number: 'Referencenummer',
  aboutText:
    'Dette websted logger brugere ind med Portico: en loginwidget og en godkendelsestjeneste, som webstedet selv driver. Spørgsmål om din konto besvares af webstedet.',
}
