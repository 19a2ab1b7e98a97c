import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'Crear una llave de acceso',
  'passkey.registrationStart.error.noUser':
    'Error: no se puede usar el componente PasskeyRegistration sin un usuario autenticado con una sesión activa.',
  'passkey.registrationSuccess.title': '¡Llave de acceso creada!',
  'passkey.registrationSkipped.title': 'No se creó ninguna llave de acceso',
  'passkey.registrationSkipped.content': 'Puede continuar sin ella y crearla más adelante.',
  'passkey.list.title': 'Sus llaves de acceso',
  'passkey.list.empty': 'No queda ninguna. Puede crear una nueva ahora o más adelante.',
  'passkey.list.usedToday': 'Usada hoy',
  'passkey.list.used': 'Último uso: {date}',
  'passkey.list.neverUsed': 'Sin usar',
  'passkey.list.created': 'Creada el {date}',
  'passkey.list.notRenamed': 'No se cambió el nombre. Inténtelo de nuevo.',
  'passkey.list.notDeleted': 'No se eliminó esta llave de acceso. Inténtelo de nuevo.',
  'passkey.list.tooOldToDelete':
    'No se eliminó esta llave de acceso porque inició sesión hace un rato. Vuelva a iniciar sesión y elimínela después.',
  'passkey.registrationSuccess.existingPasskeys': 'Llaves de acceso existentes',
  'passkey.registrationSuccess.deleteWarning':
    'Una vez eliminada, la llave de acceso no se puede recuperar.',
  'passkey.registrationSuccess.setupAnother': 'Crear otra llave de acceso',
  'passkey.editing.label': 'Nombre de la llave de acceso',
  'button.createPasskey': 'Crear llave de acceso',
  'button.skip': 'Omitir',
  'button.edit': 'Editar',
  'button.save': 'Guardar',
  'button.delete': 'Eliminar',
  'button.cancel': 'Cancelar',
  'button.done': 'Listo',
  'error.passkeyNotCreated':
    'No se creó su llave de acceso. Haga clic en «Crear llave de acceso» para volver a intentarlo u omita este paso sin añadir una llave de acceso.',
  'error.passkeySessionTooOld':
    'No se creó su llave de acceso porque inició sesión hace un rato. Vuelva a iniciar sesión y créela después.',
  'error.duplicatePasskey':
    'No se puede crear la llave de acceso, porque parece que ya está registrada. Es posible que se registrara en otro dispositivo y se haya sincronizado entre sus dispositivos.',
}
