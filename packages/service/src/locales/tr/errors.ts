import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: 'Çok fazla istek gönderildi. Daha sonra tekrar deneyin.',
  captcha_required: 'Captcha gerekli. Captcha belirtecini captcha_token olarak gönderin.',
  captcha_failed: 'Captcha çözülmedi. Lütfen tekrar deneyin.',
  captcha_unavailable: 'Captcha kontrol edilemedi. Lütfen daha sonra tekrar deneyin.',
  fingerprint_blocked: 'Bu istek, kötüye kullanım koruması tarafından reddedildi.',
  internal_server_error: 'Bizim tarafımızda bir sorun oluştu. Daha sonra tekrar deneyin.',
  server_unavailable: 'Hizmet yoğun veya yeniden başlatılıyor. Birazdan tekrar deneyin.',
  request_timeout: 'İsteğin ulaşması çok uzun sürdü. İsteği yeniden gönderin.',
  user_blocked: 'Bu hesap engellendi. Destek ekibine başvurun.',
  insufficient_factors:
    'Bu değişiklik için kimliğinizi yeniden, hesap bir kimlik doğrulama uygulaması ile korunuyorsa ikinci bir faktörle de doğrulamanız gerekir. Yeniden oturum açın, uygulama varsa uygulamadaki kodu veya bir kurtarma kodunu da girin ve tekrar deneyin.',
  cannot_delete_last_second_step:
    'Burada ikinci bir adım gerekiyor ve tek adım bu. Silmeden önce başka bir tane ekleyin.',
  pkce_mismatch:
    'PKCE code_verifier değeri bu belirtece ait değil. Bağlantıyı, istendiği tarayıcıda açın.',
  invalid_token: 'Belirtecin biçimi geçersiz.',
  phone_number_not_found: 'Telefon numarası bulunamadı.',
  unable_to_authenticate_totp: 'Kod yanlış veya süresi dolmuş. Lütfen tekrar deneyin.',
  totp_code_already_authenticated: 'Bu kod zaten kullanıldı. Sonraki kodu bekleyip tekrar deneyin.',
  unable_to_authenticate_recovery_code:
    'Kurtarma kodu yanlış veya zaten kullanılmış. Lütfen tekrar deneyin.',
  invalid_totp_code: 'Kod biçimi geçersiz: Kod altı rakamdan oluşur.',
  invalid_recovery_code: 'Kurtarma kodu biçimi geçersiz.',
  weak_password:
    'Şifre çok kolay tahmin edilebilir. Daha uzun veya daha az yaygın bir şifre seçin.',
  duplicate_email: 'Bu projede başka bir kullanıcı bu e-posta adresini kullanıyor.',
  unable_to_auth_password_reset_token:
    'Şifre sıfırlama bağlantısı kullanılmış veya süresi dolmuş. Yeni bir bağlantı isteyin.',
  cannot_reset_password_with_existing_password:
    'Yeni şifre, geçerli şifreyle aynı. Başka bir şifre seçin.',
  session_too_old_to_reset_password:
    'Oturum açmanızın üzerinden şifreyi değiştirmek için fazla uzun zaman geçti. Yeniden oturum açıp tekrar deneyin.',
  unable_to_authenticate_crypto_wallet:
    'Cüzdan doğrulanamadı: İmza yanlış veya mesaj kullanılmış ya da süresi dolmuş. Yeniden başlayın.',
  siwe_message_expired: 'Mesajın süresi dolmuş. Yeniden başlayın.',
  siwe_message_not_valid_yet: 'Mesaj henüz geçerli değil: not_before değeri ileri bir tarih.',
  duplicate_wallet_address: 'Bu projede başka bir kullanıcı bu cüzdanı kullanıyor.',
  oauth_state_mismatch:
    'state değeri bilinmiyor, kullanılmış, süresi dolmuş veya başka bir tarayıcıya ait. Oturum açma işlemini bu tarayıcıda yeniden başlatın.',
  duplicate_oauth_registration:
    'Sağlayıcıdaki bu hesap zaten başka bir kullanıcıyla ilişkilendirilmiş.',
  email_verification_required:
    'Sağlayıcının bildirdiği adres mevcut bir kullanıcıya ait ve sağlayıcı bu adresi doğrulamıyor. Bu adrese gönderilecek bir bağlantı veya kod ile oturum açın. Ardından aynı oturumda belirteci bir kez daha gönderin veya sağlayıcı ile oturum açma işlemini yeniden başlatın.',
  oauth_auth_code_error: 'Sağlayıcı oturum açma isteğini reddetti. Yeniden başlayın.',
  unable_to_authorize_oauth_provider:
    'Sağlayıcıya ulaşılamıyor veya sağlayıcı hata ile yanıt verdi. Daha sonra tekrar deneyin.',
  oauth_invalid_callback_request:
    'Sağlayıcının yanıtında state değeri yok veya yanıt okunamıyor. Oturum açma işlemini yeniden başlatın.',
  unable_to_auth_webauthn_registration: 'Geçiş anahtarı doğrulanamadı. Tekrar deneyin.',
  webauthn_registration_not_found: 'Geçiş anahtarı kaydı bulunamadı.',
  no_active_webauthn_registrations: 'Kullanıcının bu alan adı için geçiş anahtarı yok.',
  unable_to_register_webauthn_registration: 'Geçiş anahtarı kaydedilemedi. Yeniden başlayın.',
  duplicate_webauthn_registration: 'Bu geçiş anahtarı zaten kayıtlı.',
  no_pending_webauthn_registration:
    'Bekleyen bir geçiş anahtarı kaydı yok: Kayıt başlatılmamış, süresi dolmuş veya zaten kullanılmış. Yeniden başlayın.',
  session_too_old_to_register_webauthn:
    'Oturum açmanızın üzerinden geçiş anahtarı kaydetmek için fazla uzun zaman geçti. Önce yeniden oturum açın.',
  empty_webauthn_registration_name: 'Geçiş anahtarı için bir ad gerekir. Bir ad girin.',
  authorization_request_not_started:
    'Bu kararla eşleşen, bekleyen bir yetkilendirme isteği yok. İsteğin süresi dolmuş (10 dakika), istek zaten yanıtlanmış veya değiştirilmiş olabilir. Yeniden başlayın.',
  connected_app_not_found:
    'Böyle bir istemci uygulaması yok veya kullanıcı bu uygulamayı yetkilendirmemiş.',
  connected_app_misconfigured_client:
    'İstek, istemci uygulamasının kaydıyla eşleşmiyor. İkisini karşılaştırın.',
  connected_app_supplied_redirect_url_not_found_in_client:
    'Yönlendirme URL adresi, istemci uygulaması için kayıtlı değil. Tam olarak bu adresi uygulamanın listesine ekleyin.',
  oauth_invalid_scope_requested:
    'İstenen kapsamlardan (scope) birine istemci uygulaması için izin verilmiyor. Yalnızca uygulamanın listesindeki kapsamları isteyin.',
}
