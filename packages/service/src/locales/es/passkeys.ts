import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'Llave de acceso',
  added: {
    subject: 'Se ha añadido una llave de acceso a su cuenta de {project}',
    heading: 'Se ha añadido una llave de acceso',
    lead: 'Ahora permite iniciar sesión como {email}.',
    label: 'Llave de acceso',
    removes: 'Elimina esta llave de acceso y cierra la sesión del navegador que la añadió.',
    removesAlone: 'Elimina esta llave de acceso.',
    does: 'El botón elimina la llave de acceso de la que habla el correo y cierra la sesión de los navegadores que la añadieron o la usaron.',
    done: 'Se ha eliminado la llave de acceso',
  },
}
