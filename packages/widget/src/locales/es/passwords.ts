import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'Para terminar de crear su cuenta, defina una contraseña',
  'password.login.title': 'Iniciar sesión',
  'button.forgotPassword': '¿Ha olvidado la contraseña?',
  'button.logInByEmail': 'Iniciar sesión por correo',
  'formField.password.label': 'Contraseña',
  'button.showPassword': 'Mostrar contraseña',
  'password.forgot.title': '¿Ha olvidado la contraseña?',
  'password.forgot.content':
    'Se ha enviado a <bold>{email}</bold> un correo con un enlace para restablecer su contraseña.',
  'password.breached.title': 'Revise su correo para definir una nueva contraseña',
  'password.breached.content': 'Se ha enviado un correo a <bold>{email}</bold>.',
  'password.breached.whyTitle': '¿Por qué, si la contraseña era correcta?',
  'password.breached.why':
    'La misma contraseña figura en una lista robada a otro sitio, y algún desconocido podría probarla aquí. Su cuenta de {project} no ha sufrido ninguna intrusión. Después de definir una nueva aquí, cámbiela también allí.',
  'password.resetRequired.title': 'Revise su correo para definir una nueva contraseña',
  'password.resetRequired.content': 'Se ha enviado un correo a <bold>{email}</bold>.',
  'password.setNew.title': 'Revise su correo electrónico',
  'password.setNew.content':
    'Se ha enviado a <bold>{email}</bold> un correo con un enlace para iniciar sesión.',
  'button.resendEmail': 'Reenviar correo',
  'button.emailResent': 'Correo enviado',
  'password.reset.title': 'Restablezca su contraseña',
  'password.reset.loggingInProgress': 'Iniciando sesión...',
  'password.reset.noToken': 'Abra esta página con el enlace del correo que le hemos enviado.',
  'password.reset.deadTitle': 'Este enlace ya no funciona',
  'password.reset.deadContent': 'Ya se utilizó o ha caducado. Abrirlo no ha cambiado nada.',
  'password.reset.sendNewLink': 'Enviar un enlace nuevo',
  'password.reset.newLinkGoesTo': 'Se envía a <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'Volver al inicio de sesión',
  'login.success.content': 'Ha iniciado sesión correctamente.',
  'password.strength': 'Seguridad de la contraseña: {score} de 4.',
  'password.strength.accepted': 'Contraseña segura',
  'password.hint.start':
    'Use {characterLength} caracteres o más. Tres o cuatro palabras poco comunes son fáciles de recordar y difíciles de adivinar.',
  'password.strengthError.breached':
    'Es posible que esta contraseña se haya usado en otro sitio que sufrió un problema de seguridad. Elija otra contraseña.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Debe tener al menos # carácter} other {Debe tener al menos # caracteres}}',
  'password.strengthError.complexity':
    'Debe contener {complexity} de los siguientes: letra mayúscula, letra minúscula, número, símbolo',
  'password.requirement.fulfilled': 'Cumplido',
  'password.requirement.notFulfilled': 'No cumplido',
}
