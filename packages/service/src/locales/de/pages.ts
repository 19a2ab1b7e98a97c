import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'Bereitgestellt mit Portico',
  goToProject: 'Zu {project}',
  tryAgain: 'Erneut versuchen',
  logInAgain: 'Wieder anmelden',
  linkTitle: 'Dieser Link funktioniert nicht mehr',
  linkText: 'Er wurde schon benutzt oder ist abgelaufen.',
  linkLife: 'Jeder Link funktioniert einmal, {duration} lang.',
  askForLink: 'Neuen Link anfordern',
  usedTitle: 'Dieser Link wurde schon benutzt',
  usedText:
    'Gehen Sie zurück zu der App, in der Sie sich anmelden wollten, und beginnen Sie dort von vorn.',
  refusedTitle: 'Anmeldeanfrage abgelehnt',
  refusedText:
    'Eine App hat {project} um etwas gebeten, das sie nicht bekommen darf. Es wurde nichts weitergegeben, und Sie haben nichts falsch gemacht.',
  refusedDetails: 'Einzelheiten für die Betreiber der App',
  failedTitle: 'Etwas ist schiefgegangen',
  failedText:
    'Gehen Sie zurück zu der App, die Sie hierher geschickt hat, und versuchen Sie es dort erneut.',
  deviceText: 'Öffnen Sie die Seite noch einmal und geben Sie den Code ein, den Ihr Gerät zeigt.',
  needsScript: 'Diese Seite braucht JavaScript.',
  details: 'Einzelheiten',
  error: 'Fehler',
  app: 'App',
  time: 'Zeit',
  number: 'Nummer für Rückfragen',
  aboutText:
    'Diese Website meldet Menschen mit Portico an: einem Anmelde-Widget und einem Anmeldedienst, den die Website selbst betreibt. Fragen zu Ihrem Konto beantwortet die Website.',
}
