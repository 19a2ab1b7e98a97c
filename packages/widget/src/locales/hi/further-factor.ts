import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'अपनी पहचान की पुष्टि करें',
  'furtherFactor.content': 'अपने ऑथेंटिकेटर ऐप का कोड डालें।',
  'furtherFactor.label': 'ऑथेंटिकेटर ऐप का कोड',
  'furtherFactor.useRecoveryCode': 'रिकवरी कोड इस्तेमाल करें',
  'furtherFactor.recovery.content': 'वह रिकवरी कोड डालें जो आपने ऐप जोड़ते समय सेव किया था।',
  'furtherFactor.recovery.label': 'रिकवरी कोड',
  'furtherFactor.useApp': 'ऑथेंटिकेटर ऐप इस्तेमाल करें',
}
