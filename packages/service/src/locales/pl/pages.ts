import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'Oparte na Portico',
  goToProject: 'Otwórz stronę {project}',
  tryAgain: 'Spróbuj ponownie',
  logInAgain: 'Zaloguj się ponownie',
  linkTitle: 'Ten link już nie działa',
  linkText: 'Został już użyty lub wygasł.',
  linkLife: 'Każdy link działa jeden raz. Ważność: {duration}.',
  askForLink: 'Poproś o nowy link',
  usedTitle: 'Ten link został już użyty',
  usedText: 'Wróć do aplikacji, do której chcesz się zalogować, i zacznij tam od nowa.',
  refusedTitle: 'Prośba o logowanie odrzucona',
  refusedText:
    'Aplikacja poprosiła serwis {project} o coś, czego nie może otrzymać. Nic nie zostało udostępnione. To nie Twoja wina.',
  refusedDetails: 'Szczegóły dla twórców aplikacji',
  failedTitle: 'Coś poszło nie tak',
  failedText: 'Wróć do aplikacji, która Cię tu skierowała, i spróbuj tam ponownie.',
  needsScript: 'Ta strona wymaga JavaScript.',
  deviceText: 'Otwórz stronę jeszcze raz i wpisz kod widoczny na urządzeniu.',
  details: 'Szczegóły',
  error: 'Błąd',
  app: 'Aplikacja',
  time: 'Czas',
  number: 'Numer zgłoszenia',
  aboutText:
    'Ta strona loguje użytkowników za pomocą Portico: to widget logowania i usługa uwierzytelniania, którą prowadzi sama strona. Pytania o swoje konto kieruj do tej strony.',
}
