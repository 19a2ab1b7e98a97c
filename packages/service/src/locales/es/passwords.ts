import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: 'Contraseña',
  mail: {
    reset: {
      sentFor: 'Enviado a {email} porque alguien solicitó una contraseña nueva.',
      subject: 'Defina una nueva contraseña de {project}',
      preheaderUntil: 'Funciona una sola vez, hasta: {time}. Nada cambia hasta que lo use.',
      preheaderFor: 'Funciona una sola vez, durante {duration}. Nada cambia hasta que lo use.',
      heading: 'Defina una nueva contraseña',
      works: 'Su contraseña anterior sigue funcionando hasta entonces.',
      breached:
        'Su contraseña figura en una lista robada a otro sitio, por lo que ya no funciona aquí. {project} no ha sufrido ninguna intrusión.',
      action: 'Definir una nueva contraseña',
      notYou: '¿No ha sido usted? Entonces no haga nada: su contraseña no cambia.',
      login: 'Para iniciar sesión sin una nueva contraseña: {link}',
    },
    changed: {
      subject: 'Su contraseña de {project} ha cambiado',
      heading: 'Su contraseña ha cambiado',
    },
    set: {
      subject: 'Se ha definido una contraseña para su cuenta de {project}',
      heading: 'Se ha definido una contraseña',
    },
    othersSignedOut: 'Se ha cerrado la sesión en todos los demás navegadores.',
    locks: 'Bloquea la nueva contraseña y le permite definir la suya.',
  },
  undo: {
    does: 'El botón bloquea la nueva contraseña y cierra la sesión en todos los navegadores. Después recibirá un correo con un enlace para definir su propia contraseña.',
    done: 'La nueva contraseña está bloqueada',
    mailSent: 'Se ha enviado a {email} un correo con un enlace para definir una nueva contraseña.',
    askForMail: 'Solicite una nueva contraseña en la página de inicio de sesión.',
  },
  guessed: {
    mail: {
      subject: '{code} es su código de {project}',
      plainSubject: 'Su código de {project}',
      heading: 'Su código para iniciar sesión',
      lead: 'Alguien ha introducido su contraseña en un dispositivo que no conocemos. Si ha sido usted, introduzca allí este código.',
      notYou:
        '¿No ha sido usted? Entonces alguien conoce su contraseña. El botón la bloquea y cierra la sesión en todos los navegadores, y usted recibirá un correo con un enlace para definir otra.',
    },
    does: 'El botón bloquea su contraseña y cierra la sesión en todos los navegadores. Después recibirá un correo con un enlace para definir otra.',
    done: 'Su contraseña está bloqueada',
  },
}
