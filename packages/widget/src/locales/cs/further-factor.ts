import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'Potvrďte, že jste to vy',
  'furtherFactor.content': 'Zadejte kód z ověřovací aplikace.',
  'furtherFactor.label': 'Kód z ověřovací aplikace',
  'furtherFactor.useRecoveryCode': 'Použít záložní kód',
  'furtherFactor.recovery.content': 'Zadejte záložní kód uložený při nastavení aplikace.',
  'furtherFactor.recovery.label': 'Záložní kód',
  'furtherFactor.useApp': 'Použít ověřovací aplikaci',
}
