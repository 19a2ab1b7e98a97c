import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'Alla de här släpper in dig.',
  'secondStep.none': 'Jag har inget av dem',
  'secondStep.byApp': 'Autentiseringsapp',
  'secondStep.byPasskey': 'Lösennyckel',
  'secondStep.bySms': 'Sms',
  'secondStep.usePasskey': 'Fortsätt med en lösennyckel',
  'secondStep.notProved': 'Detta bekräftades inte. Försök igen.',
  'secondStep.passkey.content': 'Använd lösennyckeln som du sparade för {project}.',
  'secondStep.recovery.title': 'Ange en återställningskod',
  'secondStep.recovery.content': 'En av de tio som du sparade. Den fungerar en gång.',
}
