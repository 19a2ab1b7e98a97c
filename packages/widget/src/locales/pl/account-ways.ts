import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'Każdy z nich Cię wpuści.',
  'secondStep.none': 'Nie mam żadnego z nich',
  'secondStep.byApp': 'Aplikacja uwierzytelniająca',
  'secondStep.byPasskey': 'Klucz dostępu',
  'secondStep.bySms': 'SMS',
  'secondStep.usePasskey': 'Kontynuuj z kluczem dostępu',
  'secondStep.notProved': 'Nie potwierdzono. Spróbuj ponownie.',
  'secondStep.passkey.content': 'Użyj klucza dostępu zapisanego dla serwisu {project}.',
  'secondStep.recovery.title': 'Wpisz kod zapasowy',
  'secondStep.recovery.content': 'Jeden z dziesięciu zapisanych kodów. Działa jeden raz.',
}
