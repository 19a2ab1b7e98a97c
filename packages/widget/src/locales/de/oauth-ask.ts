import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'Bestätigen Sie Ihre E-\u2060Mail-Adresse',
  'oauth.confirmAddress.once':
    'Das ist nur einmal nötig. Danach melden Sie sich mit Ihrem Konto beim Anbieter an.',
  'oauth.confirmAddress.sending': 'Ein Code wird an Ihre E-Mail-Adresse gesendet...',
  'oauth.success.content': 'Sie sind angemeldet.',
}
