import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'Cartera cripto',
  added: {
    subject: 'Se ha añadido una cartera cripto a su cuenta de {project}',
    heading: 'Se ha añadido una cartera cripto',
    lead: 'Ahora permite iniciar sesión como {email}.',
    label: 'Cartera',
    removes: 'Elimina esta cartera y cierra la sesión del navegador que la añadió.',
    does: 'El botón elimina la cartera cripto de la que habla el correo y cierra la sesión de los navegadores que la añadieron o la usaron.',
    done: 'Se ha eliminado la cartera cripto',
  },
}
