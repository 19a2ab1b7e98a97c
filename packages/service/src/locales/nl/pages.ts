import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'Mogelijk gemaakt door Portico',
  goToProject: 'Naar {project}',
  tryAgain: 'Opnieuw proberen',
  logInAgain: 'Opnieuw inloggen',
  linkTitle: 'Deze link werkt niet meer',
  linkText: 'De link is al gebruikt of verlopen.',
  linkLife: 'Elke link werkt één keer, gedurende {duration}.',
  askForLink: 'Nieuwe link aanvragen',
  usedTitle: 'Deze link is al gebruikt',
  usedText: 'Ga terug naar de app waarbij je wilde inloggen en begin daar opnieuw.',
  refusedTitle: 'Inlogverzoek geweigerd',
  refusedText:
    'Een app heeft {project} om iets gevraagd wat de app niet mag hebben. Er is niets gedeeld en je hebt niets verkeerd gedaan.',
  refusedDetails: 'Details voor de makers van de app',
  failedTitle: 'Er is iets misgegaan',
  failedText: 'Ga terug naar de app die je hierheen heeft gestuurd en probeer het daar opnieuw.',
  deviceText: 'Open de pagina opnieuw en voer de code in die je apparaat toont.',
  needsScript: 'Deze pagina heeft JavaScript nodig.',
  details: 'Details',
  error: 'Fout',
  app: 'App',
  time: 'Tijd',
  number: 'Referentienummer',
  aboutText:
    'Op deze site loggen mensen in met Portico: een inlogwidget en een inlogdienst die de site zelf beheert. Met vragen over je account kun je bij de site terecht.',
}
