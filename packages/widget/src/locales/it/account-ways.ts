import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'Uno qualsiasi di questi ti fa entrare.',
  'secondStep.none': 'Non ho nessuno di questi',
  'secondStep.byApp': 'App di autenticazione',
  'secondStep.byPasskey': 'Passkey',
  'secondStep.bySms': 'SMS',
  'secondStep.usePasskey': 'Continua con una passkey',
  'secondStep.notProved': 'La conferma non è riuscita. Riprova.',
  'secondStep.passkey.content': 'Usa la passkey che hai salvato per {project}.',
  'secondStep.recovery.title': 'Inserisci un codice di recupero',
  'secondStep.recovery.content': 'Uno dei dieci che hai salvato. Funziona una sola volta.',
}
