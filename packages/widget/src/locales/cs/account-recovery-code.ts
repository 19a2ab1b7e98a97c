import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'Nemáte přístup k této schránce?',
  'recoveryCode.noPhone': 'Nemáte přístup k tomuto telefonu?',
  'recoveryCode.enter': 'Zadejte záložní kód',
  'recoveryCode.content': 'Jeden z deseti kódů, které máte uložené. Platí jednou.',
  'recoveryCode.used': 'Tento kód je spotřebovaný. Zbývá {n} z {all}.',
  'recoveryCode.newPhone': 'Nastavit nový telefon',
}
