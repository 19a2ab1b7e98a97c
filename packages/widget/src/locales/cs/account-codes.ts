import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'Uložte si záložní kódy',
  'account.codes.content':
    'Každý vás jednou pustí dovnitř, když nemáte telefon. Ukazujeme je jen teď.',
  'account.codes.lead': 'Každý vás jednou pustí dovnitř, když se nedostanete do své schránky.',
  'account.codes.onlyNow': 'Ukazujeme je jen teď.',
  'account.codes.make': 'Vytvořit záložní kódy',
  'account.codes.old': 'Dřívější přestaly platit.',
  'account.codes.download': 'Stáhnout',
  'account.codes.print': 'Vytisknout',
  'account.codes.saved': 'Tyto kódy mám uložené',
  'account.codes.done': 'Hotovo',
}
