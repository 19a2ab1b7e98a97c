import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'Confirme su identidad',
  'furtherFactor.content': 'Introduzca el código de su aplicación de autenticación.',
  'furtherFactor.label': 'Código de su aplicación de autenticación',
  'furtherFactor.useRecoveryCode': 'Usar código de recuperación',
  'furtherFactor.recovery.content':
    'Introduzca un código de recuperación que haya guardado con la aplicación.',
  'furtherFactor.recovery.label': 'Código de recuperación',
  'furtherFactor.useApp': 'Usar la aplicación de autenticación',
}
