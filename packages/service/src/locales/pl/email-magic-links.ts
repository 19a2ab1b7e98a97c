import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: 'Link z e-maila',
  mail: {
    login: {
      title: 'Zaloguj się w serwisie {project}',
      action: 'Zaloguj się',
    },
    signup: {
      title: 'Zarejestruj się w serwisie {project}',
      action: 'Zarejestruj się',
    },
    preheader: 'Działa jeden raz. Ważność: {duration}.',
    preheaderWithCode: 'Otwórz link lub wpisz kod {code}. Działa jeden raz. Ważność: {duration}.',
    orCode: 'Lub wpisz ten kod na stronie, na której zaczęło się logowanie:',
    worksUntil: 'Link i kod działają jeden raz, do {time}. Użycie jednego unieważnia drugi.',
    worksFor:
      'Link i kod działają jeden raz. Ważność: {duration}. Użycie jednego unieważnia drugi.',
  },
  form: {
    sentTitle: 'Sprawdź pocztę e-mail',
    sentText: 'Wysłaliśmy e-mail na adres {email}.',
    invalidTitle: 'Sprawdź adres e-mail',
    invalidText: 'Wróć i wpisz prawidłowy adres.',
    tooManyTitle: 'Zbyt wiele prób',
    tooManyText: 'Poczekaj kilka minut, wróć i spróbuj ponownie.',
    scriptTitle: 'Aby się zalogować, włącz JavaScript',
    scriptText: 'Możesz to zrobić w ustawieniach przeglądarki. Potem wróć i spróbuj ponownie.',
  },
  otherDevice: {
    question: 'Zalogować się na innym urządzeniu?',
    lead: 'Tam ktoś poprosił o ten link. Jeśli to Ty, wybierz liczbę, którą widzisz na tamtym ekranie:',
    numbers: 'Liczba na tamtym ekranie',
    someBrowser: 'Inna przeglądarka',
    thatBrowser: 'inna przeglądarka',
    justNow: 'przed chwilą',
    here: 'Zaloguj się tutaj',
    refuse: 'To nie moja prośba',
    approvedTitle: 'Zalogowano na innym urządzeniu',
    approvedText: 'Kontynuuj na tamtym urządzeniu ({browser}). Możesz zamknąć tę stronę.',
    soonTitle: 'Wróć do drugiego urządzenia',
    soonText:
      'Zalogujesz się, gdy spojrzysz na stronę na tamtym urządzeniu ({browser}). Tę możesz zamknąć.',
    refusedTitle: 'Ten link już nie działa',
    refusedText: 'Nikt się nie zalogował.',
    wrongTitle: 'To nie ta liczba',
    wrongText:
      'Dlatego nikt się nie zalogował, a link już nie działa. Jeśli to Twoja prośba, poproś o nowy link.',
    takenTitle: 'Na odmowę jest już za późno',
    takenText:
      'Tamta strona jest już zalogowana. Jeśli to nie Ty, od razu skontaktuj się z pomocą serwisu {project}.',
    onwardTitle: 'Logowanie...',
    onward: 'Zaloguj się',
  },
}
