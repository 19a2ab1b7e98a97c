import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'Spara dina återställningskoder',
  'account.codes.content':
    'Varje kod släpper in dig en gång om din telefon är borta. Vi visar dem bara nu.',
  'account.codes.lead': 'Varje kod släpper in dig en gång om du inte har tillgång till din inkorg.',
  'account.codes.onlyNow': 'Vi visar dem bara nu.',
  'account.codes.make': 'Skapa återställningskoder',
  'account.codes.old': 'De tidigare fungerar inte längre.',
  'account.codes.download': 'Ladda ned',
  'account.codes.print': 'Skriv ut',
  'account.codes.saved': 'Jag har sparat koderna',
  'account.codes.done': 'Klar',
}
