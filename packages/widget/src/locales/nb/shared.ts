import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'Registrer deg eller logg på',
  'methodDivider.text': 'eller',
  'formField.email.label': 'E-post',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'Fortsett med e-post',
  'button.back.ariaLabel': 'Tilbake',
  'loading.label': 'Laster inn',
  'errors.invalidEmail': 'Ugyldig e-postadresse.',
  'errors.unreachable': 'Fikk ikke kontakt med tjenesten. Kontroller tilkoblingen, og prøv igjen.',
  'errors.unexpected': 'Noe gikk galt på denne siden. Gå tilbake, og prøv igjen.',
  'error.invalidEmail': 'E-postadressen har et ugyldig format.',
  'error.title': 'Noe gikk galt',
}
