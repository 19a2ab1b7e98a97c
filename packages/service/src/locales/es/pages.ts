import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'Con la tecnología de Portico',
  goToProject: 'Ir a {project}',
  tryAgain: 'Volver a intentarlo',
  logInAgain: 'Volver a iniciar sesión',
  linkTitle: 'Este enlace ya no funciona',
  linkText: 'Ya se utilizó o ha caducado.',
  linkLife: 'Cada enlace funciona una sola vez, durante {duration}.',
  askForLink: 'Pedir un enlace nuevo',
  usedTitle: 'Este enlace ya se utilizó',
  usedText: 'Vuelva a la aplicación en la que quería iniciar sesión y empiece allí de nuevo.',
  refusedTitle: 'Solicitud de inicio de sesión rechazada',
  refusedText:
    'Una aplicación pidió a {project} algo que no puede tener. No se compartió nada y usted no hizo nada mal.',
  refusedDetails: 'Detalles para los responsables de la aplicación',
  failedTitle: 'Algo ha fallado',
  failedText: 'Vuelva a la aplicación que le envió aquí e inténtelo allí de nuevo.',
  deviceText: 'Abra la página de nuevo e introduzca el código que muestra su dispositivo.',
  needsScript: 'Esta página necesita JavaScript.',
  details: 'Detalles',
  error: 'Error',
  app: 'Aplicación',
  time: 'Hora',
  number: 'Número de referencia',
  aboutText:
    'Este sitio inicia la sesión de sus usuarios con Portico: un widget de inicio de sesión y un servicio de autenticación que gestiona el propio sitio. Las preguntas sobre su cuenta se dirigen al sitio.',
}
