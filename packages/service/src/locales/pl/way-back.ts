import type { Translation } from '@portico/contract'
import type * as english from '../en/way-back.ts'

export const wayBack: Translation<typeof english.wayBack> = {
  code: {
    subject: '{code} to Twój kod {project}',
    plainSubject: 'Twój kod {project}',
    heading: 'Wejdź bez drugiego kroku',
    lead: 'Ktoś, kto nie ma już drugiego kroku, chce wejść na Twoje konto. Jeśli to Ty, wpisz tam ten kod.',
    notYou:
      'To nie Ty? W takim razie ktoś może przejść Twój pierwszy krok. Bez kodu nic się nie zmieni, ale ustaw nowe hasło.',
  },
  requested: {
    subject: 'Drugi krok Twojego konta {project} ma zostać usunięty',
    heading: 'Twój drugi krok ma zostać usunięty',
    lead: 'Ktoś zalogował się, przeczytał kod w Twojej poczcie i podał, że drugi krok został utracony. Jeśli nikt się nie sprzeciwi, zostanie usunięty.',
    does: 'Przycisk to zatrzyma i Twój drugi krok zostanie zachowany.',
  },
  text: 'Drugi krok Twojego konta {project} zostanie usunięty: {date}. Jeśli to nie Ty, zatrzymaj to: {link}',
  undo: {
    does: 'Przycisk zatrzyma to, czego dotyczy wiadomość: Twój drugi krok zostanie zachowany.',
    done: 'Twój drugi krok zostaje',
  },
  removed: {
    subject: 'Drugi krok Twojego konta {project} został usunięty',
    heading: 'Twój drugi krok został usunięty',
    lead: 'Czas oczekiwania minął i nikt się nie sprzeciwił. Teraz zalogujesz się bez niego. Wkrótce skonfiguruj nowy.',
    does: 'Cofnie wszystko, co zmieniono od tego czasu, i wyloguje wszystkie przeglądarki, które od tego czasu się zalogowały.',
  },
}
