import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: 'Usunięcie',
  asked: {
    subject: 'Twoje konto {project} zostanie usunięte',
    heading: 'Twoje konto zostanie usunięte',
    lead: 'Wylogowano wszystkie przeglądarki i aplikacje.',
  },
  erases: 'Usunięcie kasuje Twoje adresy, klucze dostępu i historię. Nikt nie może ich przywrócić.',
  keep: 'Do tego czasu możesz się zalogować i zachować konto.',
  keepAt: 'Do tego czasu możesz się zalogować i zachować konto: {link}',
  does: 'Przycisk zachowa konto i wyloguje wszystkie przeglądarki zalogowane od tego czasu.',
  near: {
    subject: 'Twoje konto {project} zostanie wkrótce usunięte',
    heading: 'Twoje konto zostanie wkrótce usunięte',
    action: 'Zaloguj się i zachowaj konto',
  },
  done: {
    subject: 'Twoje konto {project} zostało usunięte',
    heading: 'Twoje konto zostało usunięte',
    lead: 'Twoje adresy, klucze dostępu i historia zostały skasowane. Nikt nie może ich przywrócić.',
    sentFor: 'Wysłano na adres {email}, ponieważ był to adres konta {project}.',
  },
  undo: {
    does: 'Przycisk zachowa konto i wyloguje wszystkie przeglądarki zalogowane od czasu prośby o jego usunięcie.',
    done: 'Twoje konto pozostaje',
  },
}
