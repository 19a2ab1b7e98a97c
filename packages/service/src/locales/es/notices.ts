import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: 'Nuevo inicio de sesión en su cuenta de {project}',
    heading: 'Nuevo inicio de sesión en su cuenta',
    lead: 'Alguien ha iniciado sesión como {email} con un navegador que no habíamos visto antes.',
    does: 'Cierra la sesión de ese navegador y le ayuda a proteger la cuenta.',
  },
  noAccount: {
    subject: 'Ninguna cuenta de {project} usa esta dirección',
    preheader: 'Alguien intentó iniciar sesión con ella. Puede registrarse o probar con otra.',
    heading: 'No hay ninguna cuenta con esta dirección',
    lead: 'Alguien intentó iniciar sesión como {email}, pero ninguna cuenta de {project} usa esta dirección. Quizá se registró con otra.',
    action: 'Registrarse con esta dirección',
    notYou: '¿No ha sido usted? Entonces no haga nada. No se ha creado nada.',
  },
}
