import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: 'Dirección nueva',
  date: 'Efectiva desde',
  requested: {
    subject: 'Su cuenta de {project} va a tener una dirección nueva',
    heading: 'Su cuenta va a tener una dirección nueva',
    lead: '{project} ha recibido el aviso de que usted ya no puede iniciar sesión. Si nadie se opone, la dirección nueva será la principal.',
    does: 'Detiene esto, y la dirección nueva no se añade.',
  },
  text: 'Su cuenta de {project} tendrá una dirección nueva el {date}. Si no ha sido usted, deténgalo: {link}',
  undo: {
    does: 'El botón detiene la recuperación de la que habla el mensaje: la dirección nueva no se añade.',
    done: 'La dirección nueva no se añadirá',
  },
  ready: {
    subject: 'Puede volver a entrar en su cuenta de {project}',
    heading: 'Puede volver a entrar en su cuenta',
    lead: 'El tiempo de espera ha terminado y nadie se ha opuesto.',
    does: 'El botón hace de {email} la dirección principal de su cuenta e inicia su sesión.',
    action: 'Iniciar sesión',
    until: 'El enlace funciona una vez, hasta el {date}.',
    notYou: '¿No ha sido usted? No haga nada: sin el enlace no cambia nada.',
  },
  page: {
    question: '¿Volver a entrar en su cuenta?',
    dead: 'Este enlace ya no funciona',
    deadText: 'Se ha usado o detenido, o ha caducado.',
  },
}
