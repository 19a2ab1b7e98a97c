import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'Gem dine gendannelseskoder',
  'account.codes.content':
    'Hver kode lukker dig ind én gang, hvis din telefon er væk. Vi viser dem kun nu.',
  'account.codes.lead':
    'Hver kode lukker dig ind én gang, hvis du ikke har adgang til din postkasse.',
  'account.codes.onlyNow': 'Vi viser dem kun nu.',
  'account.codes.make': 'Lav gendannelseskoder',
  'account.codes.old': 'De tidligere virker ikke længere.',
  'account.codes.download': 'Download',
  'account.codes.print': 'Udskriv',
  'account.codes.saved': 'Jeg har gemt disse koder',
  'account.codes.done': 'Færdig',
}
