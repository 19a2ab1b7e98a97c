import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'Přihlašování...',
  doneTitle: 'Jste přihlášeni',
  doneText: 'Pokračujte na kartě, kde jste o odkaz požádali. Tuto stránku můžete zavřít.',
  goOnHere: 'Pokračovat zde',
}
