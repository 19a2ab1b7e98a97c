import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'Drivs av Portico',
  goToProject: 'Gå till {project}',
  tryAgain: 'Försök igen',
  logInAgain: 'Logga in igen',
  linkTitle: 'Länken fungerar inte längre',
  linkText: 'Den har redan använts eller är för gammal.',
  linkLife: 'Varje länk fungerar en gång, i {duration}.',
  askForLink: 'Begär en ny länk',
  usedTitle: 'Länken har redan använts',
  usedText: 'Gå tillbaka till appen som du ville logga in på och börja om där.',
  refusedTitle: 'Inloggningsbegäran avvisades',
  refusedText:
    'En app bad {project} om något som den inte får ha. Inget har delats, och du har inte gjort något fel.',
  refusedDetails: 'Information till dem som står bakom appen',
  failedTitle: 'Något gick fel',
  failedText: 'Gå tillbaka till appen som skickade dig hit och försök igen där.',
  deviceText: 'Öppna sidan igen och ange koden som visas på din enhet.',
  needsScript: 'Den här sidan kräver JavaScript.',
  details: 'Information',
  error: 'Fel',
  app: 'App',
  time: 'Tid',
  number: 'Referensnummer',
  aboutText:
    'Den här webbplatsen loggar in användare med Portico: en inloggningswidget och en autentiseringstjänst som webbplatsen själv driver. Frågor om ditt konto besvaras av webbplatsen.',
}
