import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.secondStep.content':
    'Öffnen Sie Ihre Authenticator-App und geben Sie den Code für {project} ein.',
  'oauth.secondStep.contentWithoutName':
    'Öffnen Sie Ihre Authenticator-App und geben Sie den Code ein.',
  'oauth.secondStep.recovery.title': 'Wiederherstellungscode eingeben',
  'oauth.secondStep.recovery.content':
    'Einer der zehn, die Sie gespeichert haben. Er funktioniert einmal.',
  'oauth.confirmAddress.title': 'Bestätigen Sie Ihre E-\u2060Mail-Adresse',
  'oauth.confirmAddress.once':
    'Das ist nur einmal nötig. Danach melden Sie sich mit Ihrem Konto beim Anbieter an.',
  'oauth.confirmAddress.sending': 'Ein Code wird an Ihre E-Mail-Adresse gesendet...',
  'oauth.ask.expired':
    'Diese Anmeldung hat zu lange gedauert. Gehen Sie zurück und beginnen Sie von vorn.',
  'oauth.success.content': 'Sie sind angemeldet.',
}
