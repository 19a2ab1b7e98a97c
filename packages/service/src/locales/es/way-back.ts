import type { Translation } from '@portico/contract'
import type * as english from '../en/way-back.ts'

export const wayBack: Translation<typeof english.wayBack> = {
  code: {
    subject: '{code} es su código de {project}',
    plainSubject: 'Su código de {project}',
    heading: 'Entrar sin su segundo paso',
    lead: 'Alguien que ya no tiene el segundo paso quiere entrar en su cuenta. Si ha sido usted, introduzca allí este código.',
    notYou:
      '¿No ha sido usted? Entonces alguien puede pasar su primer paso. Sin el código nada cambia, pero establezca una contraseña nueva.',
  },
  requested: {
    subject: 'Se va a quitar el segundo paso de su cuenta de {project}',
    heading: 'Se va a quitar su segundo paso',
    lead: 'Alguien inició sesión, leyó un código en su correo y dijo que el segundo paso se ha perdido. Si nadie se opone, se quitará.',
    does: 'Detiene esto, y su segundo paso se queda.',
  },
  text: 'El segundo paso de su cuenta de {project} se quitará el {date}. Si no ha sido usted, deténgalo: {link}',
  undo: {
    does: 'El botón detiene aquello de lo que habla el mensaje: su segundo paso se queda.',
    done: 'Su segundo paso se queda',
  },
  removed: {
    subject: 'Se ha quitado el segundo paso de su cuenta de {project}',
    heading: 'Se ha quitado su segundo paso',
    lead: 'El tiempo de espera ha terminado y nadie se ha opuesto. Ahora inicia sesión sin él. Configure pronto uno nuevo.',
    does: 'Deshace todo lo que se ha cambiado desde entonces y cierra la sesión de todos los navegadores que la iniciaron desde entonces.',
  },
}
