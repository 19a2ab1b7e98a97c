import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: 'Troppe richieste. Riprova più tardi.',
  captcha_required: 'È richiesto un captcha. Invia il suo token come captcha_token.',
  captcha_failed: 'Il captcha non è stato risolto. Riprova.',
  captcha_unavailable: 'Non è stato possibile verificare il captcha. Riprova più tardi.',
  fingerprint_blocked: 'Questa richiesta è stata rifiutata dalla protezione contro gli abusi.',
  internal_server_error: 'Qualcosa non ha funzionato da parte nostra. Riprova più tardi.',
  server_unavailable: 'Il servizio è sovraccarico o si sta riavviando. Riprova tra un momento.',
  request_timeout: 'La richiesta ha impiegato troppo tempo ad arrivare. Inviala di nuovo.',
  user_blocked: 'Questo account è bloccato. Contatta l’assistenza.',
  insufficient_factors:
    'Per questa modifica devi confermare di nuovo la tua identità, con un secondo fattore se un’app di autenticazione protegge l’account. Autenticati di nuovo, in questo caso anche con un codice dell’app o un codice di recupero, e riprova.',
  cannot_delete_last_second_step:
    'Qui serve un secondo passaggio e questo è l’unico. Aggiungine un altro prima di eliminarlo.',
  pkce_mismatch:
    'Il code_verifier PKCE non corrisponde a questo token. Apri il link nel browser da cui è stato richiesto.',
  invalid_token: 'Il formato del token non è valido.',
  phone_number_not_found: 'Il numero di telefono non è stato trovato.',
  unable_to_authenticate_totp: 'Il codice è errato o è scaduto. Riprova.',
  totp_code_already_authenticated:
    'Questo codice è già stato usato. Attendi il prossimo e riprova.',
  unable_to_authenticate_recovery_code:
    'Il codice di recupero è errato o è già stato usato. Riprova.',
  invalid_totp_code: 'Il formato del codice non è valido: deve avere sei cifre.',
  invalid_recovery_code: 'Il formato del codice di recupero non è valido.',
  weak_password: 'La password è troppo facile da indovinare. Scegline una più lunga o meno comune.',
  duplicate_email: 'Un altro account di questo progetto usa già questo indirizzo email.',
  unable_to_auth_password_reset_token:
    'Il link per reimpostare la password è già stato usato o è scaduto. Richiedine uno nuovo.',
  cannot_reset_password_with_existing_password:
    'La nuova password è uguale a quella attuale. Scegline un’altra.',
  session_too_old_to_reset_password:
    'La tua sessione è troppo vecchia per cambiare la password. Accedi di nuovo e riprova.',
  unable_to_authenticate_crypto_wallet:
    'Non è stato possibile autenticare il wallet: la firma è errata, oppure il suo messaggio è già stato usato o è scaduto. Ricomincia.',
  siwe_message_expired: 'Il messaggio è scaduto. Ricomincia.',
  siwe_message_not_valid_yet: 'Il messaggio non è ancora valido: il suo not_before è nel futuro.',
  duplicate_wallet_address: 'Un altro account di questo progetto usa già questo wallet.',
  oauth_state_mismatch:
    'Lo state è sconosciuto, già usato, scaduto o di un altro browser. Ricomincia l’accesso in questo browser.',
  duplicate_oauth_registration: 'Questo account del fornitore è già collegato a un altro utente.',
  email_verification_required:
    'L’indirizzo comunicato dal fornitore è di un account esistente e il fornitore non garantisce che sia tuo. Accedi con un link o un codice inviato a questo indirizzo. Poi, nella stessa sessione, invia di nuovo il token o ricomincia l’accesso con il fornitore.',
  oauth_auth_code_error: 'Il fornitore ha rifiutato l’accesso. Ricomincialo.',
  unable_to_authorize_oauth_provider:
    'Il fornitore non è raggiungibile o ha risposto con un errore. Riprova più tardi.',
  oauth_invalid_callback_request:
    'La risposta del fornitore non contiene uno state o non è leggibile. Ricomincia l’accesso.',
  unable_to_auth_webauthn_registration: 'Non è stato possibile verificare la passkey. Riprova.',
  webauthn_registration_not_found: 'La registrazione della passkey non è stata trovata.',
  no_active_webauthn_registrations: 'Questo account non ha una passkey per questo dominio.',
  unable_to_register_webauthn_registration:
    'Non è stato possibile registrare la passkey. Ricomincia.',
  duplicate_webauthn_registration: 'Questa passkey è già registrata.',
  no_pending_webauthn_registration:
    'Nessuna registrazione di una passkey è in sospeso: non è stata avviata, è scaduta o è già stata usata. Ricomincia.',
  session_too_old_to_register_webauthn:
    'La tua sessione è troppo vecchia per registrare una passkey. Prima accedi di nuovo.',
  empty_webauthn_registration_name: 'Una passkey ha bisogno di un nome. Indicane uno.',
  authorization_request_not_started:
    'Nessuna richiesta di autorizzazione in sospeso corrisponde a questa decisione. Forse è scaduta (dopo 10 minuti), è già stata decisa o è cambiata. Ricomincia.',
  connected_app_not_found: 'Questa app client non esiste o l’utente non l’ha autorizzata.',
  connected_app_misconfigured_client:
    'La richiesta non corrisponde alla registrazione dell’app client. Confrontale.',
  connected_app_supplied_redirect_url_not_found_in_client:
    'L’URL di reindirizzamento non è registrato per l’app client. Aggiungi esattamente questo URL al suo elenco.',
  oauth_invalid_scope_requested:
    'L’app client non può richiedere uno degli ambiti (scope) richiesti. Richiedi solo ambiti del suo elenco.',
}
