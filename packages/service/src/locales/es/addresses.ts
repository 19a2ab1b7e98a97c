import type { Translation } from '@portico/contract'
import type * as english from '../en/addresses.ts'

export const addresses: Translation<typeof english.addresses> = {
  proof: {
    subject: '{code} es el código de su nueva dirección de {project}',
    plainSubject: 'El código de su nueva dirección de {project}',
    heading: 'Confirme su nueva dirección',
    lead: 'Introduzca este código en la página en la que ha añadido la dirección.',
    taken:
      'Esta dirección ya pertenece a una cuenta de {project}, así que no se puede añadir a otra. Inicie sesión con ella o elimínela allí.',
    notYou: '¿No ha sido usted? Entonces no haga nada: sin el código no se añade la dirección.',
    sentFor:
      'Enviado a {email} porque alguien quiere usar esta dirección en su cuenta de {project}.',
  },
  label: 'Dirección de correo electrónico',
  added: {
    subject: 'Se ha añadido una dirección de correo a su cuenta de {project}',
    heading: 'Se ha añadido una dirección de correo',
    lead: 'Permite iniciar sesión.',
  },
  primary: {
    subject: 'Su cuenta de {project} tiene otra dirección principal',
    heading: 'Su dirección principal ha cambiado',
    lead: 'Los avisos sobre su cuenta llegan a ella.',
  },
  removed: {
    subject: 'Se ha eliminado una dirección de correo de su cuenta de {project}',
    heading: 'Se ha eliminado una dirección de correo',
    lead: 'Durante 7 días, iniciar sesión con ella la recupera.',
  },
  takesBack:
    'Deshace este cambio y todo lo posterior, y cierra la sesión de todos los navegadores que la han iniciado desde entonces.',
  undo: {
    does: 'El botón deshace el cambio del que habla el correo y todo lo posterior, y cierra la sesión de todos los navegadores que la han iniciado desde entonces.',
    done: 'Sus direcciones están como antes',
  },
}
