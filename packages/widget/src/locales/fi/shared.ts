import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'Rekisteröidy tai kirjaudu',
  'methodDivider.text': 'tai',
  'formField.email.label': 'Sähköposti',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'Jatka sähköpostilla',
  'button.back.ariaLabel': 'Takaisin',
  'loading.label': 'Ladataan',
  'errors.invalidEmail': 'Virheellinen sähköpostiosoite.',
  'errors.unreachable': 'Palveluun ei saatu yhteyttä. Tarkista yhteytesi ja yritä uudelleen.',
  'errors.unexpected': 'Tällä sivulla jokin epäonnistui. Palaa takaisin ja yritä uudelleen.',
  'error.invalidEmail': 'Sähköpostiosoitteen muoto on virheellinen.',
  'error.title': 'Tapahtui virhe',
}
