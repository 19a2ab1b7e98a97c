import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'Etkö pääse tuohon sähköpostiin?',
  'recoveryCode.noPhone': 'Eikö tuo puhelin ole käytössäsi?',
  'recoveryCode.enter': 'Anna varakoodi',
  'recoveryCode.content': 'Yksi kymmenestä tallentamastasi koodista. Se toimii kerran.',
  'recoveryCode.used': 'Tuo koodi on käytetty. {n}/{all} jäljellä.',
  'recoveryCode.newPhone': 'Ota uusi puhelin käyttöön',
}
