import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: 'Eliminación',
  asked: {
    subject: 'Su cuenta de {project} se eliminará',
    heading: 'Su cuenta se eliminará',
    lead: 'Se ha cerrado la sesión de todos los navegadores y aplicaciones.',
  },
  erases:
    'La eliminación borra sus direcciones, sus llaves de acceso y su historial. Nadie puede recuperarlos.',
  keep: 'Hasta entonces puede iniciar sesión y conservar la cuenta.',
  keepAt: 'Hasta entonces puede iniciar sesión y conservar la cuenta: {link}',
  does: 'Conserva la cuenta y cierra la sesión de todos los navegadores que la han iniciado desde entonces.',
  near: {
    subject: 'Su cuenta de {project} se eliminará pronto',
    heading: 'Su cuenta se eliminará pronto',
    action: 'Iniciar sesión y conservar la cuenta',
  },
  done: {
    subject: 'Su cuenta de {project} se ha eliminado',
    heading: 'Su cuenta se ha eliminado',
    lead: 'Sus direcciones, sus llaves de acceso y su historial se han borrado. Nadie puede recuperarlos.',
    sentFor: 'Enviado a {email} porque era la dirección de una cuenta de {project}.',
  },
  undo: {
    does: 'El botón conserva la cuenta y cierra la sesión de todos los navegadores que la han iniciado desde que se solicitó la eliminación de la cuenta.',
    done: 'Su cuenta se conserva',
  },
}
