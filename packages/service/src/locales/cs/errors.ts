import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: 'Příliš mnoho požadavků. Zkuste to později.',
  captcha_required: 'Je vyžadována captcha. Pošlete její token jako captcha_token.',
  captcha_failed: 'Captcha nebyla vyřešena. Zkuste to znovu.',
  captcha_unavailable: 'Captchu se nepodařilo ověřit. Zkuste to později.',
  fingerprint_blocked: 'Tento požadavek zamítla ochrana proti zneužití.',
  internal_server_error: 'Na naší straně došlo k chybě. Zkuste to později.',
  server_unavailable: 'Služba je přetížená, nebo se restartuje. Zkuste to za chvíli.',
  request_timeout: 'Přenos požadavku trval příliš dlouho. Pošlete ho znovu.',
  user_blocked: 'Tento účet je zablokovaný. Obraťte se na podporu.',
  insufficient_factors:
    'Tato změna vyžaduje nové ověření totožnosti, a pokud účet chrání ověřovací aplikace, i druhým faktorem. Přihlaste se znovu, případně i s kódem z aplikace nebo záložním kódem, a zkuste to ještě jednou.',
  cannot_delete_last_second_step:
    'Je tu potřeba druhý krok a tento je jediný. Než ho smažete, přidejte jiný.',
  pkce_mismatch:
    'Hodnota code_verifier (PKCE) nepatří k tomuto tokenu. Otevřete odkaz v prohlížeči, ve kterém jste o něj požádali.',
  invalid_token: 'Neplatný formát tokenu.',
  phone_number_not_found: 'Telefonní číslo nebylo nalezeno.',
  unable_to_authenticate_totp: 'Kód není správný, nebo jeho platnost vypršela. Zkuste to znovu.',
  totp_code_already_authenticated: 'Tento kód už byl použit. Počkejte na další a zkuste to znovu.',
  unable_to_authenticate_recovery_code:
    'Záložní kód není správný, nebo už byl použit. Zkuste to znovu.',
  invalid_totp_code: 'Neplatný formát kódu: musí mít šest číslic.',
  invalid_recovery_code: 'Neplatný formát záložního kódu.',
  weak_password: 'Toto heslo lze příliš snadno uhodnout. Zvolte delší nebo méně obvyklé.',
  duplicate_email: 'Tuto e-mailovou adresu už má jiný uživatel tohoto projektu.',
  unable_to_auth_password_reset_token:
    'Odkaz pro obnovení hesla už byl použit, nebo vypršel. Požádejte o nový.',
  cannot_reset_password_with_existing_password: 'Nové heslo je stejné jako současné. Zvolte jiné.',
  session_too_old_to_reset_password:
    'Od přihlášení uplynulo příliš času na to, aby bylo možné změnit heslo. Přihlaste se znovu a zkuste to ještě jednou.',
  unable_to_authenticate_crypto_wallet:
    'Peněženku se nepodařilo ověřit: podpis není správný, nebo zpráva už byla použita či vypršela. Začněte znovu.',
  siwe_message_expired: 'Platnost zprávy vypršela. Začněte znovu.',
  siwe_message_not_valid_yet: 'Zpráva ještě neplatí: její not_before je v budoucnosti.',
  duplicate_wallet_address: 'Tuto peněženku už má jiný uživatel tohoto projektu.',
  oauth_state_mismatch:
    'Hodnota state je neznámá, už použitá, prošlá nebo z jiného prohlížeče. Začněte přihlášení znovu v tomto prohlížeči.',
  duplicate_oauth_registration: 'Tento účet u jiné služby je už propojen s jiným uživatelem.',
  email_verification_required:
    'Adresa, kterou uvedla jiná služba, patří existujícímu uživateli a tato služba ji nepotvrzuje. Přihlaste se odkazem nebo kódem poslaným na tuto adresu a pak ve stejné relaci pošlete token ještě jednou, nebo začněte znovu přihlášení přes tuto službu.',
  oauth_auth_code_error: 'Jiná služba přihlášení odmítla. Začněte znovu.',
  unable_to_authorize_oauth_provider:
    'Jiná služba není dostupná, nebo odpověděla chybou. Zkuste to později.',
  oauth_invalid_callback_request:
    'V odpovědi jiné služby chybí state, nebo ji nelze přečíst. Začněte přihlášení znovu.',
  unable_to_auth_webauthn_registration: 'Přístupový klíč se nepodařilo ověřit. Zkuste to znovu.',
  webauthn_registration_not_found: 'Přístupový klíč nebyl nalezen.',
  no_active_webauthn_registrations: 'Uživatel nemá přístupový klíč pro tuto doménu.',
  unable_to_register_webauthn_registration:
    'Přístupový klíč se nepodařilo zaregistrovat. Začněte znovu.',
  duplicate_webauthn_registration: 'Tento přístupový klíč je už zaregistrovaný.',
  no_pending_webauthn_registration:
    'Žádná registrace přístupového klíče neprobíhá: nebyla zahájena, vypršela, nebo už byla použita. Začněte znovu.',
  session_too_old_to_register_webauthn:
    'Od přihlášení uplynulo příliš času na to, aby bylo možné zaregistrovat přístupový klíč. Nejdříve se znovu přihlaste.',
  empty_webauthn_registration_name: 'Přístupový klíč musí mít název. Zadejte ho.',
  authorization_request_not_started:
    'K tomuto rozhodnutí neexistuje žádná čekající žádost o autorizaci. Možná vypršela (po 10 minutách), už o ní bylo rozhodnuto, nebo byla změněna. Začněte znovu.',
  connected_app_not_found:
    'Taková klientská aplikace neexistuje, nebo jí uživatel neudělil přístup.',
  connected_app_misconfigured_client:
    'Požadavek neodpovídá registraci klientské aplikace. Porovnejte je.',
  connected_app_supplied_redirect_url_not_found_in_client:
    'URL přesměrování není pro klientskou aplikaci zaregistrována. Přidejte přesně tuto URL do jejího seznamu.',
  oauth_invalid_scope_requested:
    'Klientská aplikace nesmí žádat o některé z uvedených oprávnění (scope). Žádejte jen o oprávnění z jejího seznamu.',
}
