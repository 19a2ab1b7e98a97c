import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'Registrace nebo přihlášení',
  'methodDivider.text': 'nebo',
  'formField.email.label': 'E-mail',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'Pokračovat přes e-mail',
  'button.back.ariaLabel': 'Zpět',
  'loading.label': 'Načítání',
  'errors.invalidEmail': 'Neplatná e-mailová adresa.',
  'errors.unreachable':
    'Službu se nepodařilo kontaktovat. Zkontrolujte připojení a zkuste to znovu.',
  'errors.unexpected': 'Na této stránce se něco nepovedlo. Vraťte se a zkuste to znovu.',
  'error.invalidEmail': 'Neplatný formát e-mailové adresy.',
  'error.title': 'Došlo k chybě',
}
