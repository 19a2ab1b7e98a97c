import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'Conferma la tua identità',
  'furtherFactor.content': 'Inserisci il codice della tua app di autenticazione.',
  'furtherFactor.label': 'Codice dell’app di autenticazione',
  'furtherFactor.useRecoveryCode': 'Usa un codice di recupero',
  'furtherFactor.recovery.content': 'Inserisci un codice di recupero che hai salvato con l’app.',
  'furtherFactor.recovery.label': 'Codice di recupero',
  'furtherFactor.useApp': 'Usa l’app di autenticazione',
}
