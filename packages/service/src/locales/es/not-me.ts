import type { Translation } from '@portico/contract'
import type * as english from '../en/not-me.ts'

export const notMe: Translation<typeof english.notMe> = {
  question: '¿No ha sido usted?',
  does: 'El botón cierra la sesión del navegador del que habla el correo.',
  button: 'No he sido yo',
  otherwise: 'Si ha sido usted, cierre esta página: nada ha cambiado.',
  done: 'Se ha cerrado la sesión de ese navegador',
  tooLate: 'Esto ha cambiado desde entonces',
  tooLateText: 'Aquello de lo que habla el correo ya no vale. Ahora no se ha cambiado nada.',
  next: 'Para proteger la cuenta:',
  steps: [
    'Asegúrese de que nadie más lee su correo: quien lo lee puede iniciar sesión como usted. En caso de duda, cambie la contraseña de su buzón.',
    'Defina aquí una nueva contraseña que no use en ningún otro sitio.',
    'Inicie sesión y elimine lo que no conozca: llaves de acceso, números de teléfono, cuentas vinculadas, una aplicación de autenticación.',
  ],
  help: 'Obtener ayuda',
  signInAgain: 'Volver a iniciar sesión',
  goOn: 'Ir a {project}',
  dead: 'Este enlace ya no funciona',
  deadText: 'Ha caducado o no se copió completo. Un enlace así funciona durante 7 días.',
}
