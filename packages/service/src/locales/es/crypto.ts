import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'Cartera de criptomonedas',
  added: {
    subject: 'Se ha añadido una cartera de criptomonedas a su cuenta de {project}',
    heading: 'Se ha añadido una cartera de criptomonedas',
    lead: 'Ahora permite iniciar sesión como {email}.',
    label: 'Cartera',
    removes: 'Elimina esta cartera y cierra la sesión del navegador que la añadió.',
    does: 'El botón elimina la cartera de criptomonedas de la que habla el correo y cierra la sesión de los navegadores que la añadieron o la usaron.',
    done: 'Se ha eliminado la cartera de criptomonedas',
  },
}
