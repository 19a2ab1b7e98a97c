import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: 'Demasiadas solicitudes. Inténtelo de nuevo más tarde.',
  captcha_required: 'Se requiere un captcha. Envíe su token como captcha_token.',
  captcha_failed: 'No se resolvió el captcha. Inténtelo de nuevo.',
  captcha_unavailable: 'No se pudo comprobar el captcha. Inténtelo de nuevo más tarde.',
  fingerprint_blocked: 'La protección contra abusos rechazó esta solicitud.',
  internal_server_error: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo más tarde.',
  server_unavailable:
    'El servicio está ocupado o se está reiniciando. Inténtelo de nuevo en un momento.',
  request_timeout: 'La solicitud tardó demasiado en llegar. Envíela de nuevo.',
  user_blocked: 'Esta cuenta está bloqueada. Póngase en contacto con el servicio de asistencia.',
  insufficient_factors:
    'Este cambio requiere que confirme de nuevo su identidad, con un segundo factor si una aplicación de autenticación protege la cuenta. Vuelva a autenticarse, en ese caso también con un código de la aplicación o un código de recuperación, e inténtelo de nuevo.',
  cannot_delete_last_second_step:
    'Aquí se requiere un segundo paso, y este es el único. Añada otro antes de eliminarlo.',
  pkce_mismatch:
    'El code_verifier de PKCE no corresponde a este token. Abra el enlace en el navegador en el que lo solicitó.',
  invalid_token: 'El formato del token no es válido.',
  phone_number_not_found: 'No se encontró el número de teléfono.',
  unable_to_authenticate_totp: 'El código es incorrecto o ha caducado. Inténtelo de nuevo.',
  totp_code_already_authenticated:
    'Este código ya se utilizó. Espere al siguiente e inténtelo de nuevo.',
  unable_to_authenticate_recovery_code:
    'El código de recuperación es incorrecto o ya se utilizó. Inténtelo de nuevo.',
  invalid_totp_code: 'El formato del código no es válido: debe tener seis dígitos.',
  invalid_recovery_code: 'El formato del código de recuperación no es válido.',
  weak_password:
    'La contraseña es demasiado fácil de adivinar. Elija otra más larga o menos común.',
  duplicate_email: 'Otra cuenta de este proyecto ya usa esta dirección de correo electrónico.',
  unable_to_auth_password_reset_token:
    'El enlace para restablecer la contraseña ya se utilizó o ha caducado. Solicite uno nuevo.',
  cannot_reset_password_with_existing_password:
    'La nueva contraseña es igual que la actual. Elija otra.',
  session_too_old_to_reset_password:
    'Su sesión es demasiado antigua para cambiar la contraseña. Vuelva a iniciar sesión e inténtelo otra vez.',
  unable_to_authenticate_crypto_wallet:
    'No se pudo autenticar la cartera: la firma es incorrecta, o su mensaje ya se utilizó o ha caducado. Empiece de nuevo.',
  siwe_message_expired: 'El mensaje ha caducado. Empiece de nuevo.',
  siwe_message_not_valid_yet: 'El mensaje todavía no es válido: su not_before está en el futuro.',
  duplicate_wallet_address: 'Otra cuenta de este proyecto ya usa esta cartera.',
  oauth_state_mismatch:
    'El state es desconocido, ya se utilizó, ha caducado o es de otro navegador. Vuelva a empezar el inicio de sesión en este navegador.',
  duplicate_oauth_registration: 'Esta cuenta del proveedor ya está vinculada a otro usuario.',
  email_verification_required:
    'La dirección que indicó el proveedor es de una cuenta existente y el proveedor no garantiza que sea suya. Inicie sesión con un enlace o un código enviado a esa dirección. Después, en la misma sesión, envíe el token otra vez o vuelva a empezar el inicio de sesión con el proveedor.',
  oauth_auth_code_error: 'El proveedor rechazó el inicio de sesión. Empiécelo de nuevo.',
  unable_to_authorize_oauth_provider:
    'No se pudo acceder al proveedor o respondió con un error. Inténtelo de nuevo más tarde.',
  oauth_invalid_callback_request:
    'La respuesta del proveedor no contiene un state o no se puede leer. Vuelva a empezar el inicio de sesión.',
  unable_to_auth_webauthn_registration:
    'No se pudo verificar la llave de acceso. Inténtelo de nuevo.',
  webauthn_registration_not_found: 'No se encontró el registro de la llave de acceso.',
  no_active_webauthn_registrations:
    'Esta cuenta no tiene ninguna llave de acceso para este dominio.',
  unable_to_register_webauthn_registration:
    'No se pudo registrar la llave de acceso. Empiece de nuevo.',
  duplicate_webauthn_registration: 'Esta llave de acceso ya está registrada.',
  no_pending_webauthn_registration:
    'No hay ningún registro de llave de acceso pendiente: no se inició, ha caducado o ya se utilizó. Empiece de nuevo.',
  session_too_old_to_register_webauthn:
    'Su sesión es demasiado antigua para registrar una llave de acceso. Vuelva a iniciar sesión primero.',
  empty_webauthn_registration_name: 'Una llave de acceso necesita un nombre. Indique uno.',
  authorization_request_not_started:
    'Ninguna solicitud de autorización pendiente corresponde a esta decisión. Es posible que haya caducado (a los 10 minutos), que ya se haya decidido o que haya cambiado. Empiece de nuevo.',
  connected_app_not_found: 'Esta aplicación cliente no existe o el usuario no la ha autorizado.',
  connected_app_misconfigured_client:
    'La solicitud no coincide con el registro de la aplicación cliente. Compare ambos.',
  connected_app_supplied_redirect_url_not_found_in_client:
    'La URL de redirección no está registrada para la aplicación cliente. Añada exactamente esta URL a su lista.',
  oauth_invalid_scope_requested:
    'La aplicación cliente no puede solicitar uno de los ámbitos (scope) solicitados. Solicite solo ámbitos de su lista.',
}
