import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'Los SMS son ahora un segundo paso de su cuenta de {project}',
    heading: 'Se han activado los SMS como segundo paso',
    lead: 'El inicio de sesión como {email} ahora puede completarse con un código que se envía a este número.',
    label: 'Número de teléfono',
    does: 'Desactiva los SMS y cierra la sesión del navegador que los activó.',
  },
  undo: {
    does: 'El botón desactiva los SMS de los que habla el correo y cierra la sesión de los navegadores que los activaron o los usaron.',
    done: 'Los SMS ya no son un segundo paso',
  },
}
