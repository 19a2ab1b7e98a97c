import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: 'Aplicación de autenticación',
    recoveryCode: 'Código de recuperación',
  },
  added: {
    subject: 'Se ha añadido una aplicación de autenticación a su cuenta de {project}',
    heading: 'Se ha añadido una aplicación de autenticación',
    lead: 'Los cambios en la cuenta de {email} requieren ahora un código de ella.',
    removes: 'Elimina esta aplicación y cierra la sesión del navegador que la añadió.',
    does: 'El botón elimina la aplicación de autenticación de la que habla el correo, con sus códigos de recuperación, y cierra la sesión de los navegadores que la añadieron o la usaron.',
    done: 'Se ha eliminado la aplicación de autenticación',
  },
}
