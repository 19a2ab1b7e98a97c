import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'Potvrďte e-\u2060mailovou adresu',
  'oauth.confirmAddress.once': 'Stačí to jednou. Potom se přihlásíte účtem u jiné služby.',
  'oauth.confirmAddress.sending': 'Posíláme kód na vaši e-mailovou adresu...',
  'oauth.success.content': 'Jste přihlášeni.',
}
