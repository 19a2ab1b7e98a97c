import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'Entrar sin su segundo paso',
  'wayBack.content':
    'Esto tarda {days, plural, one {# día} many {# días} other {# días}}, para que nadie más pueda hacerlo a sus espaldas.',
  'wayBack.code': 'Enviamos un código a <bold>{email}</bold>.',
  'wayBack.told':
    'Durante {days, plural, one {# día} many {# días} other {# días}} avisamos a todas sus direcciones y dispositivos.',
  'wayBack.removed':
    'Si nadie se opone, se quita su segundo paso y usted inicia sesión con su contraseña.',
  'wayBack.removedAlone':
    'Si nadie se opone, se quita su segundo paso y usted inicia sesión sin él.',
  'wayBack.noMailbox': '¿Tampoco tiene acceso a ese buzón?',
  'wayBack.write': 'Escriba a <bold>{help}</bold>.',
  'wayBack.never': 'Sin su segundo paso nadie puede dejarle entrar aquí.',
  'wayBack.date': 'Su segundo paso desaparece el {date}',
  'wayBack.waits':
    'Hemos avisado a todas sus direcciones y dispositivos. Le escribiremos cuando llegue el momento.',
  'wayBack.found': 'Lo he encontrado, iniciar sesión ahora',
  'wayBack.stop': 'Detener esto',
  'wayBack.stopped': 'Se ha detenido. Su segundo paso se queda.',
  'wayBack.send': 'Enviar código',
}
