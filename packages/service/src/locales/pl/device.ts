import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

/** Several scopes about the user share this text. */
const personal = 'Wyświetlanie danych Twojego profilu'

export const device: Translation<typeof english.device> = {
  connect: 'Połącz urządzenie',
  lead: 'Wpisz kod widoczny na ekranie telewizora lub konsoli.',
  code: 'Kod',
  wrong: 'Ten kod jest nieprawidłowy lub wygasł. Spróbuj ponownie.',
  continue: 'Kontynuuj',
  caution:
    'Wpisuj tylko kod z urządzenia, które masz przed sobą. Nigdy nie wpisuj kodu, który ktoś Ci przysłał.',
  someApp: 'bez nazwy',
  connectApp: 'Połączyć aplikację {app}?',
  asked:
    'Urządzenie z kodem {code} prosi o dostęp do Twojego konta. Kontynuuj tylko wtedy, gdy widzisz ten kod na swoim urządzeniu.',
  requesting: 'Aplikacja {app} prosi o zgodę na:',
  allow: 'Zezwól',
  deny: 'Odmów',
  connectedTitle: 'Urządzenie jest połączone',
  connectedText: 'Możesz zamknąć tę stronę i kontynuować na urządzeniu.',
  deniedTitle: 'Odmówiono aplikacji dostępu.',
  deniedText: 'Możesz zamknąć tę stronę.',
  goToProject: 'Otwórz stronę {project}',
  unverified:
    'Ta aplikacja nie została zweryfikowana. Zarejestrowała się sama, a serwis {project} nie wie, kto ją prowadzi.',
  otherScope: 'Używanie zakresu {scope}',
  scopes: {
    openid: {
      text: 'Potwierdzanie Twojej tożsamości',
      details: ['Wyświetlanie informacji zapisanych na Twoim koncie'],
    },
    profile: {
      text: personal,
      details: ['Imię i nazwisko, zdjęcie profilowe i preferowany język'],
    },
    email: {
      text: personal,
      details: ['Adres e-mail'],
    },
    phone: {
      text: personal,
      details: ['Numer telefonu'],
    },
    offline_access: {
      text: 'Zachowanie dostępu do Twoich danych, także gdy nie korzystasz z aplikacji',
      details: [
        'Pobieranie Twoich danych, także gdy jesteś offline',
        'Synchronizowanie danych i wykonywanie zadań w tle w Twoim imieniu',
      ],
    },
  },
}
