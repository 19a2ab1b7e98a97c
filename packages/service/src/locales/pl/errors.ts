import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: 'Zbyt wiele żądań. Spróbuj ponownie później.',
  captcha_required: 'Wymagany jest test captcha. Prześlij jego token jako captcha_token.',
  captcha_failed: 'Test captcha nie został rozwiązany. Spróbuj ponownie.',
  captcha_unavailable: 'Nie udało się sprawdzić testu captcha. Spróbuj ponownie później.',
  fingerprint_blocked: 'To żądanie zostało odrzucone przez ochronę przed nadużyciami.',
  internal_server_error: 'Po naszej stronie wystąpił błąd. Spróbuj ponownie później.',
  server_unavailable:
    'Serwis jest przeciążony lub uruchamia się ponownie. Spróbuj ponownie za chwilę.',
  request_timeout: 'Przesyłanie żądania trwało zbyt długo. Wyślij je ponownie.',
  user_blocked: 'To konto jest zablokowane. Skontaktuj się z pomocą techniczną.',
  insufficient_factors:
    'Ta zmiana wymaga ponownego potwierdzenia tożsamości, także drugim składnikiem, jeśli konto chroni aplikacja uwierzytelniająca. Zaloguj się ponownie, w razie potrzeby z kodem z aplikacji lub kodem zapasowym, i spróbuj jeszcze raz.',
  cannot_delete_last_second_step:
    'Wymagany jest drugi krok, a ten jest jedyny. Dodaj inny, zanim go usuniesz.',
  pkce_mismatch:
    'Wartość code_verifier (PKCE) nie pasuje do tego tokena. Otwórz link w przeglądarce, w której o niego poproszono.',
  invalid_token: 'Nieprawidłowy format tokena.',
  phone_number_not_found: 'Nie znaleziono numeru telefonu.',
  unable_to_authenticate_totp: 'Kod jest nieprawidłowy lub wygasł. Spróbuj ponownie.',
  totp_code_already_authenticated:
    'Ten kod został już użyty. Poczekaj na następny i spróbuj ponownie.',
  unable_to_authenticate_recovery_code:
    'Kod zapasowy jest nieprawidłowy lub został już użyty. Spróbuj ponownie.',
  invalid_totp_code: 'Nieprawidłowy format kodu: wymagane jest sześć cyfr.',
  invalid_recovery_code: 'Nieprawidłowy format kodu zapasowego.',
  weak_password: 'To hasło zbyt łatwo odgadnąć. Wybierz dłuższe lub mniej popularne.',
  duplicate_email: 'Inny użytkownik tego projektu ma już ten adres e-mail.',
  unable_to_auth_password_reset_token:
    'Link do resetowania hasła został już użyty lub wygasł. Poproś o nowy.',
  cannot_reset_password_with_existing_password:
    'Nowe hasło jest takie samo jak obecne. Wybierz inne.',
  session_too_old_to_reset_password:
    'Od zalogowania minęło zbyt dużo czasu, aby zmienić hasło. Zaloguj się ponownie i spróbuj jeszcze raz.',
  unable_to_authenticate_crypto_wallet:
    'Nie udało się potwierdzić portfela: podpis jest nieprawidłowy albo wiadomość została już użyta lub wygasła. Zacznij od nowa.',
  siwe_message_expired: 'Wiadomość wygasła. Zacznij od nowa.',
  siwe_message_not_valid_yet:
    'Wiadomość nie jest jeszcze ważna: czas not_before dopiero nadejdzie.',
  duplicate_wallet_address: 'Inny użytkownik tego projektu ma już ten portfel.',
  oauth_state_mismatch:
    'Wartość state jest nieznana, została już użyta, wygasła lub pochodzi z innej przeglądarki. Zacznij logowanie od nowa w tej przeglądarce.',
  duplicate_oauth_registration:
    'To konto w innym serwisie jest już połączone z innym użytkownikiem.',
  email_verification_required:
    'Adres podany przez inny serwis należy do istniejącego użytkownika, a ten serwis go nie potwierdza. Zaloguj się linkiem lub kodem wysłanym na ten adres, a potem w tej samej sesji prześlij token jeszcze raz lub zacznij od nowa logowanie przez ten serwis.',
  oauth_auth_code_error: 'Inny serwis odrzucił logowanie. Zacznij od nowa.',
  unable_to_authorize_oauth_provider:
    'Inny serwis jest niedostępny lub odpowiedział błędem. Spróbuj ponownie później.',
  oauth_invalid_callback_request:
    'W odpowiedzi innego serwisu brakuje wartości state lub nie można jej odczytać. Zacznij logowanie od nowa.',
  unable_to_auth_webauthn_registration:
    'Nie udało się zweryfikować klucza dostępu. Spróbuj ponownie.',
  webauthn_registration_not_found: 'Nie znaleziono klucza dostępu.',
  no_active_webauthn_registrations: 'Użytkownik nie ma klucza dostępu dla tej domeny.',
  unable_to_register_webauthn_registration:
    'Nie udało się zarejestrować klucza dostępu. Zacznij od nowa.',
  duplicate_webauthn_registration: 'Ten klucz dostępu jest już zarejestrowany.',
  no_pending_webauthn_registration:
    'Żadna rejestracja klucza dostępu nie jest w toku: nie została rozpoczęta, wygasła lub została już użyta. Zacznij od nowa.',
  session_too_old_to_register_webauthn:
    'Od zalogowania minęło zbyt dużo czasu, aby zarejestrować klucz dostępu. Najpierw zaloguj się ponownie.',
  empty_webauthn_registration_name: 'Klucz dostępu musi mieć nazwę. Podaj ją.',
  authorization_request_not_started:
    'Dla tej decyzji nie ma oczekującej prośby o autoryzację. Mogła wygasnąć (po 10 minutach), zostać już rozpatrzona lub zmieniona. Zacznij od nowa.',
  connected_app_not_found:
    'Nie ma takiej aplikacji klienckiej lub użytkownik nie udzielił jej dostępu.',
  connected_app_misconfigured_client:
    'Żądanie nie zgadza się z rejestracją aplikacji klienckiej. Porównaj je ze sobą.',
  connected_app_supplied_redirect_url_not_found_in_client:
    'Adres URL przekierowania nie jest zarejestrowany dla aplikacji klienckiej. Dodaj dokładnie ten adres URL do jej listy.',
  oauth_invalid_scope_requested:
    'Aplikacja kliencka nie może prosić o jeden z podanych zakresów (scope). Proś tylko o zakresy z jej listy.',
}
