import type { Translation } from '@portico/contract'
import type * as english from '../en/addresses.ts'

export const addresses: Translation<typeof english.addresses> = {
  proof: {
    subject: '{code} to kod dla Twojego nowego adresu {project}',
    plainSubject: 'Kod dla Twojego nowego adresu {project}',
    heading: 'Potwierdź nowy adres',
    lead: 'Wpisz ten kod na stronie, na której dodajesz adres.',
    taken:
      'Ten adres należy już do konta {project}, więc nie można go dodać do innego. Zaloguj się nim albo usuń go tam.',
    notYou: 'To nie Ty? Nie rób nic: bez kodu adres nie zostanie dodany.',
    sentFor: 'Wysłano na adres {email}, ponieważ ktoś chce go używać na swoim koncie {project}.',
  },
  label: 'Adres e-mail',
  added: {
    subject: 'Do Twojego konta {project} dodano adres e-mail',
    heading: 'Dodano adres e-mail',
    lead: 'Można go użyć do logowania.',
  },
  primary: {
    subject: 'Twoje konto {project} ma inny adres główny',
    heading: 'Zmieniono Twój adres główny',
    lead: 'Powiadomienia o koncie przychodzą na ten adres.',
  },
  removed: {
    subject: 'Z Twojego konta {project} usunięto adres e-mail',
    heading: 'Usunięto adres e-mail',
    lead: 'Przez 7 dni zalogowanie się tym adresem przywróci go.',
  },
  takesBack:
    'Przycisk cofnie tę zmianę i wszystko, co nastąpiło po niej, i wyloguje wszystkie przeglądarki zalogowane od tego czasu.',
  undo: {
    does: 'Przycisk cofnie zmianę, której dotyczy e-mail, i wszystko, co nastąpiło po niej, i wyloguje wszystkie przeglądarki zalogowane od tego czasu.',
    done: 'Twoje adresy są takie jak wcześniej',
  },
}
