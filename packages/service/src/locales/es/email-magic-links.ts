import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: 'Enlace en un correo',
  mail: {
    login: { title: 'Iniciar sesión en {project}', action: 'Iniciar sesión' },
    signup: { title: 'Registrarse en {project}', action: 'Registrarse' },
    preheader: 'Funciona una sola vez, durante {duration}.',
    preheaderWithCode:
      'Abra el enlace o introduzca {code}. Funciona una sola vez, durante {duration}.',
    orCode: 'O introduzca este código en la página en la que lo ha solicitado:',
    worksUntil:
      'El enlace y el código funcionan una sola vez, válidos hasta: {time}. Al usar uno, el otro deja de funcionar.',
    worksFor:
      'El enlace y el código funcionan una sola vez, durante {duration}. Al usar uno, el otro deja de funcionar.',
  },
  form: {
    sentTitle: 'Revise su correo electrónico',
    sentText: 'Se ha enviado un correo a {email}.',
    invalidTitle: 'Revise la dirección de correo electrónico',
    invalidText: 'Vuelva atrás e introduzca una válida.',
    tooManyTitle: 'Demasiados intentos',
    tooManyText: 'Espere unos minutos, vuelva atrás e inténtelo de nuevo.',
    scriptTitle: 'Para iniciar sesión aquí se necesita JavaScript',
    scriptText: 'Actívelo en su navegador, vuelva atrás e inténtelo de nuevo.',
  },
  otherDevice: {
    question: '¿Iniciar sesión en su otro dispositivo?',
    lead: 'Alguien pidió este enlace allí. Si fue usted, elija el número que ve en esa pantalla:',
    numbers: 'El número de la otra pantalla',
    someBrowser: 'Otro navegador',
    thatBrowser: 'el otro navegador',
    justNow: 'ahora mismo',
    here: 'Iniciar sesión aquí',
    refuse: 'Yo no lo he pedido',
    approvedTitle: 'Ha iniciado sesión allí',
    approvedText: 'Continúe en {browser}. Puede cerrar esta página.',
    soonTitle: 'Vuelva a su otro dispositivo',
    soonText: 'Iniciará sesión en cuanto vuelva a la página en {browser}. Puede cerrar esta.',
    refusedTitle: 'El enlace ya no funciona',
    refusedText: 'Nadie ha iniciado sesión.',
    wrongTitle: 'Ese no era el número',
    wrongText:
      'Por eso nadie ha iniciado sesión y el enlace ya no funciona. Si lo pidió usted, pida uno nuevo.',
    takenTitle: 'Es tarde para rechazarlo',
    takenText:
      'Ya se ha iniciado sesión en la otra página. Si no ha sido usted, pida ayuda a {project} de inmediato.',
    onwardTitle: 'Iniciando sesión...',
    onward: 'Iniciar sesión',
  },
}
