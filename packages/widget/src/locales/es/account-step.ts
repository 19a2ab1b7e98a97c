import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'Añadir un segundo paso',
  'account.step.addContent': 'Después de su contraseña pedimos también algo que solo usted tiene.',
  'account.step.app': 'Aplicación de autenticación',
  'account.step.appDetail': 'Funciona sin red',
  'account.step.passkey': 'Llave de acceso',
  'account.step.passkeyDetail': 'Vale por los dos pasos',
  'account.step.sms': 'SMS',
  'account.step.smsDetail': 'Menos seguro que los demás',
  'account.step.smsTitle': 'Usar SMS',
  'account.step.smsContent': 'Enviamos un código a este número cuando inicia sesión.',
  'account.step.smsRisk':
    'Quien se haga con su número de teléfono recibe también sus códigos. Una aplicación de autenticación es más segura.',
  'account.step.smsOn': 'Los SMS están activados.',
  'account.step.smsOff': 'Los SMS están desactivados.',
  'account.step.lost': 'Esto se empezó de nuevo en otra ventana. Empiece otra vez.',
  'account.step.since': 'Activado desde el {date}.',
  'account.step.few':
    '{n, plural, one {Solo queda # código de recuperación} other {Solo quedan # códigos de recuperación}}. Cree otros nuevos.',
  'account.step.codes': 'Códigos de recuperación',
  'account.step.codesLeft': 'Quedan {n} de {all}',
  'account.step.newCodes': 'Códigos nuevos',
  'account.step.turnOff': 'Desactivar',
  'account.step.newPhone': 'Configurar un teléfono nuevo',
  'account.step.offTitle': '¿Desactivar el segundo paso?',
  'account.step.offContent':
    'Entonces su contraseña basta para iniciar sesión. Sus códigos de recuperación dejan de funcionar.',
  'account.step.offRequired': '{project} pide un segundo paso, por eso no se puede desactivar.',
  'account.step.keep': 'Mantenerlo activado',
  'account.step.isOn': 'Su segundo paso está activado.',
  'account.step.isOff': 'Su segundo paso está desactivado.',
  'account.step.progress': 'Paso {n} de {all}',
  'account.step.copy': 'Copiar',
  'account.step.copied': 'Copiado',
  'account.act.addStep': 'Para añadir un segundo paso.',
  'account.act.newCodes': 'Para crear códigos de recuperación nuevos.',
  'account.act.turnOff': 'Para desactivar el segundo paso.',
  'account.act.smsOff': 'Para desactivar los SMS.',
}
