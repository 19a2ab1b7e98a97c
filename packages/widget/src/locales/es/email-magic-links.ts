import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': 'Se ha enviado un correo a <bold>{email}</bold>.',
  'emailConfirmation.code.label': 'Introduzca el código del correo',
  'emailConfirmation.waiting': 'Esta página continúa cuando abra el enlace.',
  'emailConfirmation.otherDevice': 'Si abre el enlace en otro dispositivo, elija allí este número.',
  'emailConfirmation.refused': 'Se rechazó el inicio de sesión desde el correo.',
  'emailConfirmation.used': 'El enlace se usó para iniciar sesión en otro lugar.',
  'emailConfirmation.failed': 'No se pudo iniciar sesión en esta página. Pida un enlace nuevo.',
  'emailConfirmation.success.content': 'Se ha completado la autenticación.',
  'link.openInGmail': 'Abrir en Gmail',
  'link.openInYahoo': 'Abrir en Yahoo',
  'link.openInOutlook': 'Abrir en Outlook',
}
