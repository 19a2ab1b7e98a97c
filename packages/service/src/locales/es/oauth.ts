import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'Cuenta de otro proveedor',
  linked: {
    subject: 'Se ha vinculado una cuenta a su cuenta de {project}',
    heading: 'Se ha vinculado una cuenta',
    lead: 'Ahora permite iniciar sesión como {email}.',
    label: 'Cuenta',
    removes: 'Elimina esta cuenta y cierra la sesión del navegador que la vinculó.',
    does: 'El botón elimina la cuenta de la que habla el correo y cierra la sesión de los navegadores que la vincularon o la usaron.',
    done: 'Se ha eliminado la cuenta vinculada',
  },
}
