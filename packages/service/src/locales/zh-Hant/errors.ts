import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: '要求過多。請稍後再試。',
  captcha_required: '需要完成人機驗證。請將其權杖以 captcha_token 傳送。',
  captcha_failed: '未通過人機驗證。請再試一次。',
  captcha_unavailable: '無法檢查人機驗證結果。請稍後再試。',
  fingerprint_blocked: '為防止濫用，此要求已遭拒絕。',
  internal_server_error: '我們的服務發生問題。請稍後再試。',
  server_unavailable: '服務忙碌中或正在重新啟動。請稍候片刻，然後再試一次。',
  request_timeout: '要求的傳輸時間過長。請重新傳送。',
  user_blocked: '此帳戶已遭封鎖。請與支援人員聯絡。',
  insufficient_factors:
    '進行此變更需要重新驗證您的身分；如果帳戶受驗證器應用程式保護，還需要第二重驗證。請重新登入（如有需要，請使用應用程式中的驗證碼或復原碼），然後再試一次。',
  cannot_delete_last_second_step: '此處需要第二步驗證，而這是唯一的一個。請先新增其他方式再刪除。',
  pkce_mismatch: 'PKCE code_verifier 與此權杖不符。請在要求該連結的瀏覽器中開啟連結。',
  invalid_token: '權杖格式無效。',
  phone_number_not_found: '找不到該電話號碼。',
  unable_to_authenticate_totp: '驗證碼有誤或已過期，請再試一次。',
  totp_code_already_authenticated: '此驗證碼已使用。請等候下一組驗證碼，然後再試一次。',
  unable_to_authenticate_recovery_code: '復原碼有誤或已使用，請再試一次。',
  invalid_totp_code: '驗證碼格式無效：應為六位數字。',
  invalid_recovery_code: '復原碼格式無效。',
  weak_password: '此密碼太容易被猜到。請選擇更長或更少見的密碼。',
  duplicate_email: '此專案中的其他使用者已使用此電子郵件地址。',
  unable_to_auth_password_reset_token: '密碼重設連結已使用或已過期。請取得新連結。',
  cannot_reset_password_with_existing_password: '新密碼與目前的密碼相同。請選擇其他密碼。',
  session_too_old_to_reset_password:
    '由於您登入已有一段時間，無法變更密碼。請重新登入，然後再試一次。',
  unable_to_authenticate_crypto_wallet:
    '無法驗證錢包：簽章有誤，或者訊息已使用或已過期。請重新開始。',
  siwe_message_expired: '訊息已過期。請重新開始。',
  siwe_message_not_valid_yet: '訊息尚未生效：其 not_before 為未來的時間。',
  duplicate_wallet_address: '此專案中的其他使用者已使用此錢包。',
  oauth_state_mismatch:
    'state 不明、已使用、已過期，或來自其他瀏覽器。請在此瀏覽器中重新開始登入。',
  duplicate_oauth_registration: '此供應商帳戶已連結至其他使用者。',
  email_verification_required:
    '供應商提供的地址屬於現有使用者，但供應商並未加以驗證。請使用傳送至該地址的連結或驗證碼登入，然後在同一個工作階段中再次傳送權杖，或重新開始使用該供應商登入。',
  oauth_auth_code_error: '供應商拒絕了這次登入。請重新開始。',
  unable_to_authorize_oauth_provider: '無法連線至供應商，或供應商傳回了錯誤。請稍後再試。',
  oauth_invalid_callback_request: '回呼缺少 state，或其內容無法讀取。請重新開始登入。',
  unable_to_auth_webauthn_registration: '無法驗證密碼金鑰。請再試一次。',
  webauthn_registration_not_found: '找不到密碼金鑰的註冊資料。',
  no_active_webauthn_registrations: '該使用者沒有適用於此網域的密碼金鑰。',
  unable_to_register_webauthn_registration: '無法註冊密碼金鑰。請重新開始。',
  duplicate_webauthn_registration: '此密碼金鑰已註冊。',
  no_pending_webauthn_registration:
    '沒有正在進行的密碼金鑰註冊：註冊尚未開始、已過期或已使用。請重新開始。',
  session_too_old_to_register_webauthn: '由於您登入已有一段時間，無法註冊密碼金鑰。請先重新登入。',
  empty_webauthn_registration_name: '密碼金鑰需要名稱。請提供一個名稱。',
  authorization_request_not_started:
    '沒有與此決定相符的待處理授權要求。該要求可能已過期（10 分鐘）、已有決定或已變更。請重新開始。',
  connected_app_not_found: '沒有此用戶端應用程式，或使用者並未授權。',
  connected_app_misconfigured_client: '要求與用戶端應用程式的註冊資料不符。請比較兩者。',
  connected_app_supplied_redirect_url_not_found_in_client:
    '此重新導向 URL 未在用戶端應用程式中註冊。請將這個 URL 原樣新增至其清單。',
  oauth_invalid_scope_requested:
    '用戶端應用程式無權要求其中某個存取範圍（scope）。請僅要求其清單中的存取範圍。',
}
