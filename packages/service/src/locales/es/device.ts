import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

/** Several scopes about the user share this text. */
const personal = 'Ver la información personal de su perfil'

export const device: Translation<typeof english.device> = {
  connect: 'Conectar un dispositivo',
  lead: 'Introduzca el código que muestra su televisor o su consola.',
  code: 'Código',
  wrong: 'Este código es incorrecto o ha caducado. Inténtelo de nuevo.',
  continue: 'Continuar',
  caution:
    'Introduzca solo el código de un dispositivo que tenga delante. Nunca uno que alguien le haya enviado.',
  someApp: 'La aplicación',
  connectApp: '¿Conectar {app}?',
  asked:
    'Un dispositivo con el código {code} pide acceso a su cuenta. Continúe solo si el código aparece en un dispositivo suyo.',
  requesting: '{app} solicita:',
  allow: 'Permitir',
  deny: 'Denegar',
  connectedTitle: 'Su dispositivo está conectado',
  connectedText: 'Puede cerrar esta página y continuar allí.',
  deniedTitle: 'Se ha denegado el acceso a la aplicación.',
  deniedText: 'Puede cerrar esta página.',
  goToProject: 'Ir a {project}',
  unverified:
    'Esta aplicación no se ha verificado. Se registró ella misma y nadie en {project} sabe quién la gestiona.',
  otherScope: 'Usar el ámbito {scope}',
  scopes: {
    openid: {
      text: 'Verificar su identidad',
      details: ['Ver la información guardada en su cuenta'],
    },
    profile: { text: personal, details: ['Nombre, foto de perfil e idioma preferido'] },
    email: { text: personal, details: ['Dirección de correo electrónico'] },
    phone: { text: personal, details: ['Número de teléfono'] },
    offline_access: {
      text: 'Conservar el acceso a sus datos aunque no esté usando la aplicación',
      details: [
        'Acceder a sus datos aunque esté sin conexión',
        'Sincronizar datos y realizar tareas en segundo plano en su nombre',
      ],
    },
  },
}
