import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: 'Trop de requêtes. Réessayez plus tard.',
  captcha_required: 'Un captcha est requis. Envoyez son jeton en tant que captcha_token.',
  captcha_failed: 'Le captcha n’a pas été résolu. Réessayez.',
  captcha_unavailable: 'Le captcha n’a pas pu être vérifié. Réessayez plus tard.',
  fingerprint_blocked: 'Cette requête a été refusée par la protection contre les abus.',
  internal_server_error: 'Un problème est survenu de notre côté. Réessayez plus tard.',
  server_unavailable: 'Le service est surchargé ou redémarre. Réessayez dans un instant.',
  request_timeout: 'La requête a mis trop de temps à arriver. Envoyez-la à nouveau.',
  user_blocked: 'Ce compte est bloqué. Contactez l’assistance.',
  insufficient_factors:
    'Cette modification demande de confirmer à nouveau votre identité, avec un second facteur si une application d’authentification protège le compte. Authentifiez-vous à nouveau, dans ce cas aussi avec un code de l’application ou un code de récupération, puis réessayez.',
  cannot_delete_last_second_step:
    'Une deuxième étape est nécessaire ici, et c’est la seule. Ajoutez-en une autre avant de la supprimer.',
  pkce_mismatch:
    'Le code_verifier PKCE ne correspond pas à ce jeton. Ouvrez le lien dans le navigateur qui l’a demandé.',
  invalid_token: 'Le format du jeton n’est pas valide.',
  phone_number_not_found: 'Numéro de téléphone introuvable.',
  unable_to_authenticate_totp: 'Le code est incorrect ou a expiré. Réessayez.',
  totp_code_already_authenticated: 'Ce code a déjà été utilisé. Attendez le suivant et réessayez.',
  unable_to_authenticate_recovery_code:
    'Le code de récupération est incorrect ou a déjà été utilisé. Réessayez.',
  invalid_totp_code: 'Le format du code n’est pas valide : il doit comporter six chiffres.',
  invalid_recovery_code: 'Le format du code de récupération n’est pas valide.',
  weak_password:
    'Le mot de passe est trop facile à deviner. Choisissez-en un plus long ou moins courant.',
  duplicate_email: 'Cette adresse e-mail est déjà utilisée par un autre compte de ce projet.',
  unable_to_auth_password_reset_token:
    'Le lien pour réinitialiser le mot de passe a déjà été utilisé ou a expiré. Demandez-en un nouveau.',
  cannot_reset_password_with_existing_password:
    'Le nouveau mot de passe est identique à l’actuel. Choisissez-en un autre.',
  session_too_old_to_reset_password:
    'Votre connexion est trop ancienne pour modifier le mot de passe. Reconnectez-vous et réessayez.',
  unable_to_authenticate_crypto_wallet:
    'Le portefeuille n’a pas pu être authentifié : la signature est incorrecte, ou son message a déjà été utilisé ou a expiré. Recommencez.',
  siwe_message_expired: 'Le message a expiré. Recommencez.',
  siwe_message_not_valid_yet:
    'Le message n’est pas encore valable : son not_before est dans le futur.',
  duplicate_wallet_address: 'Ce portefeuille est déjà utilisé par un autre compte de ce projet.',
  oauth_state_mismatch:
    'Le state est inconnu, déjà utilisé, expiré ou provient d’un autre navigateur. Recommencez la connexion dans ce navigateur.',
  duplicate_oauth_registration:
    'Ce compte chez le fournisseur est déjà associé à un autre utilisateur.',
  email_verification_required:
    'L’adresse transmise par le fournisseur est celle d’un compte existant, et le fournisseur ne garantit pas qu’elle est à vous. Connectez-vous avec un lien ou un code envoyé à cette adresse. Ensuite, dans la même session, envoyez à nouveau le jeton ou recommencez la connexion avec le fournisseur.',
  oauth_auth_code_error: 'Le fournisseur a refusé la connexion. Recommencez-la.',
  unable_to_authorize_oauth_provider:
    'Le fournisseur est injoignable ou a répondu par une erreur. Réessayez plus tard.',
  oauth_invalid_callback_request:
    'La réponse du fournisseur ne contient pas de state ou est illisible. Recommencez la connexion.',
  unable_to_auth_webauthn_registration: 'La clé d’accès n’a pas pu être vérifiée. Réessayez.',
  webauthn_registration_not_found: 'L’enregistrement de la clé d’accès est introuvable.',
  no_active_webauthn_registrations: 'Ce compte n’a pas de clé d’accès pour ce domaine.',
  unable_to_register_webauthn_registration:
    'La clé d’accès n’a pas pu être enregistrée. Recommencez.',
  duplicate_webauthn_registration: 'Cette clé d’accès est déjà enregistrée.',
  no_pending_webauthn_registration:
    'Aucun enregistrement de clé d’accès n’est en attente : il n’a pas été commencé, a expiré ou a déjà été utilisé. Recommencez.',
  session_too_old_to_register_webauthn:
    'Votre connexion est trop ancienne pour enregistrer une clé d’accès. Reconnectez-vous d’abord.',
  empty_webauthn_registration_name: 'Une clé d’accès a besoin d’un nom. Indiquez-en un.',
  authorization_request_not_started:
    'Aucune demande d’autorisation en attente ne correspond à cette décision. Elle a peut-être expiré (après 10 minutes), déjà reçu une décision ou été modifiée. Recommencez.',
  connected_app_not_found:
    'Cette application cliente n’existe pas ou l’utilisateur ne l’a pas autorisée.',
  connected_app_misconfigured_client:
    'La requête ne correspond pas à l’enregistrement de l’application cliente. Comparez les deux.',
  connected_app_supplied_redirect_url_not_found_in_client:
    'L’URL de redirection n’est pas enregistrée pour l’application cliente. Ajoutez exactement cette URL à sa liste.',
  oauth_invalid_scope_requested:
    'L’application cliente n’a pas le droit de demander l’une des portées (scope) demandées. Demandez uniquement des portées de sa liste.',
}
