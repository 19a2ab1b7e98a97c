import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'Zapisz swoje kody zapasowe',
  'account.codes.content':
    'Każdy wpuści Cię jeden raz, gdy nie masz telefonu. Pokazujemy je tylko teraz.',
  'account.codes.lead': 'Każdy wpuści Cię jeden raz, gdy nie masz dostępu do skrzynki.',
  'account.codes.onlyNow': 'Pokazujemy je tylko teraz.',
  'account.codes.make': 'Utwórz kody zapasowe',
  'account.codes.old': 'Wcześniejsze przestały działać.',
  'account.codes.download': 'Pobierz',
  'account.codes.print': 'Drukuj',
  'account.codes.saved': 'Te kody są zapisane',
  'account.codes.done': 'Gotowe',
}
