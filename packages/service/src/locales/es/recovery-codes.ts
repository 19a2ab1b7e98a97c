import type { Translation } from '@portico/contract'
import type * as english from '../en/recovery-codes.ts'

export const recoveryCodes: Translation<typeof english.recoveryCodes> = {
  created: {
    subject: 'Se han creado nuevos códigos de recuperación para su cuenta de {project}',
    heading: 'Se han creado nuevos códigos de recuperación',
    lead: 'Los códigos de recuperación anteriores ya no funcionan.',
    does: 'Anula los códigos nuevos y cierra la sesión del navegador que los creó.',
    undo: {
      does: 'El botón anula los códigos de recuperación de los que habla el correo y cierra la sesión de los navegadores que los crearon o los usaron.',
      done: 'Esos códigos de recuperación ya no funcionan',
    },
  },
  used: {
    subject: 'Alguien ha iniciado sesión en su cuenta de {project} con un código de recuperación',
    heading: 'Se ha usado un código de recuperación para iniciar sesión',
    lead: 'Ese código ya no funciona.',
    remaining: 'Códigos restantes',
    does: 'Deshace todo lo que ha cambiado desde este inicio de sesión, cierra la sesión de todos los navegadores que la han iniciado desde entonces y anula todos los códigos de recuperación.',
    undo: {
      does: 'El botón deshace todo lo que ha cambiado desde el inicio de sesión del que habla el correo, cierra la sesión de todos los navegadores que la han iniciado desde entonces y anula todos los códigos de recuperación.',
      done: 'Los cambios se han deshecho',
    },
  },
}
