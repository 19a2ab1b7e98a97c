import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: 'Hasło',
  mail: {
    reset: {
      sentFor: 'Wysłano na adres {email}, ponieważ ktoś poprosił o nowe hasło.',
      subject: 'Ustaw nowe hasło do konta {project}',
      preheaderUntil: 'Działa jeden raz, do {time}. Na razie nic się nie zmienia.',
      preheaderFor: 'Działa jeden raz. Ważność: {duration}. Na razie nic się nie zmienia.',
      heading: 'Ustaw nowe hasło',
      works: 'Stare hasło działa, dopóki nie ustawisz nowego.',
      breached:
        'Twoje hasło jest na liście wykradzionej z innej strony, więc tutaj już nie działa. Do serwisu {project} nikt się nie włamał.',
      action: 'Ustaw nowe hasło',
      notYou: 'To nie Ty? Nie rób nic: hasło się nie zmieni.',
      login: 'Logowanie bez nowego hasła: {link}',
    },
    changed: {
      subject: 'Zmieniono hasło do Twojego konta {project}',
      heading: 'Zmieniono hasło',
    },
    set: {
      subject: 'Ustawiono hasło do Twojego konta {project}',
      heading: 'Ustawiono hasło',
    },
    othersSignedOut: 'Wylogowano wszystkie inne przeglądarki.',
    locks: 'Przycisk zablokuje nowe hasło i pozwoli Ci ustawić własne.',
  },
  undo: {
    does: 'Przycisk zablokuje nowe hasło i wyloguje wszystkie przeglądarki. Potem otrzymasz e-mail z linkiem do ustawienia własnego hasła.',
    done: 'Nowe hasło zablokowane',
    mailSent: 'E-mail z linkiem do ustawienia nowego hasła wysłano na adres {email}.',
    askForMail: 'Poproś o nowe hasło na stronie logowania.',
  },
  guessed: {
    mail: {
      subject: '{code} to Twój kod {project}',
      plainSubject: 'Twój kod {project}',
      heading: 'Twój kod logowania',
      lead: 'Ktoś wpisał Twoje hasło na urządzeniu, którego nie znamy. Jeśli to Ty, wpisz tam ten kod.',
      notYou:
        'To nie Ty? W takim razie ktoś zna Twoje hasło. Przycisk zablokuje je i wyloguje wszystkie przeglądarki, a Ty otrzymasz e-mail z linkiem do ustawienia innego.',
    },
    does: 'Przycisk zablokuje Twoje hasło i wyloguje wszystkie przeglądarki. Potem otrzymasz e-mail z linkiem do ustawienia innego.',
    done: 'Twoje hasło zostało zablokowane',
  },
}
