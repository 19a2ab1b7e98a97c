import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'Levert av Portico',
  goToProject: 'Gå til {project}',
  tryAgain: 'Prøv igjen',
  logInAgain: 'Logg på igjen',
  linkTitle: 'Lenken virker ikke lenger',
  linkText: 'Den er allerede brukt eller utløpt.',
  linkLife: 'Hver lenke virker én gang, i {duration}.',
  askForLink: 'Be om en ny lenke',
  usedTitle: 'Lenken er allerede brukt',
  usedText: 'Gå tilbake til appen du ville logge på, og start på nytt der.',
  refusedTitle: 'Påloggingsforespørselen ble avvist',
  refusedText:
    'En app ba {project} om noe den ikke har lov til å få. Ingenting er delt, og du har ikke gjort noe galt.',
  refusedDetails: 'Detaljer for dem som står bak appen',
  failedTitle: 'Noe gikk galt',
  failedText: 'Gå tilbake til appen som sendte deg hit, og prøv igjen der.',
  deviceText: 'Åpne siden på nytt, og skriv inn koden som enheten din viser.',
  needsScript: 'Denne siden krever JavaScript.',
  details: 'Detaljer',
  error: 'Feil',
  app: 'App',
  time: 'Tid',
  number: 'Referansenummer',
  aboutText:
    'Dette nettstedet logger på brukere med Portico: en påloggingswidget og en autentiseringstjeneste som nettstedet selv driver. Nettstedet svarer på spørsmål om kontoen din.',
}
