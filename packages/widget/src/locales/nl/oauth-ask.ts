import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'Bevestig je e-\u2060mailadres',
  'oauth.confirmAddress.once':
    'Dit vragen we één keer. Daarna log je in met je account bij de aanbieder.',
  'oauth.confirmAddress.sending': 'Code wordt naar je e-mailadres gestuurd...',
  'oauth.success.content': 'Je bent ingelogd.',
}
