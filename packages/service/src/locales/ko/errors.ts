import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: '요청이 너무 많습니다. 나중에 다시 시도하세요.',
  captcha_required: '캡차가 필요합니다. 캡차 토큰을 captcha_token으로 보내세요.',
  captcha_failed: '캡차를 통과하지 못했습니다. 다시 시도하세요.',
  captcha_unavailable: '캡차를 확인할 수 없습니다. 나중에 다시 시도하세요.',
  fingerprint_blocked: '악용 방지를 위해 이 요청이 거부되었습니다.',
  internal_server_error: '서비스에서 문제가 발생했습니다. 나중에 다시 시도하세요.',
  server_unavailable: '서비스가 혼잡하거나 다시 시작하는 중입니다. 잠시 후 다시 시도하세요.',
  request_timeout: '요청을 받는 데 시간이 너무 오래 걸렸습니다. 요청을 다시 보내세요.',
  user_blocked: '이 계정은 차단되었습니다. 고객지원팀에 문의하세요.',
  insufficient_factors:
    '이 변경을 하려면 본인 확인을 다시 해야 하며, 계정이 인증 앱으로 보호되는 경우 두 번째 인증 요소도 필요합니다. 필요한 경우 앱의 코드나 복구 코드를 사용하여 다시 로그인한 다음 시도하세요.',
  cannot_delete_last_second_step:
    '두 번째 단계가 필요하며 남은 것은 이것뿐입니다. 삭제하기 전에 다른 것을 추가하세요.',
  pkce_mismatch:
    'PKCE code_verifier가 이 토큰의 것이 아닙니다. 링크를 요청한 브라우저에서 링크를 여세요.',
  invalid_token: '토큰 형식이 올바르지 않습니다.',
  phone_number_not_found: '전화번호를 찾을 수 없습니다.',
  unable_to_authenticate_totp: '코드가 틀렸거나 만료되었습니다. 다시 시도하세요.',
  totp_code_already_authenticated:
    '이미 사용된 코드입니다. 다음 코드가 나올 때까지 기다렸다가 다시 시도하세요.',
  unable_to_authenticate_recovery_code:
    '복구 코드가 틀렸거나 이미 사용되었습니다. 다시 시도하세요.',
  invalid_totp_code: '코드 형식이 올바르지 않습니다. 숫자 6자리여야 합니다.',
  invalid_recovery_code: '복구 코드 형식이 올바르지 않습니다.',
  weak_password: '추측하기 너무 쉬운 비밀번호입니다. 더 길거나 덜 흔한 비밀번호를 선택하세요.',
  duplicate_email: '이 프로젝트의 다른 사용자가 이 이메일 주소를 사용하고 있습니다.',
  unable_to_auth_password_reset_token:
    '비밀번호 재설정 링크가 이미 사용되었거나 만료되었습니다. 새 링크를 요청하세요.',
  cannot_reset_password_with_existing_password:
    '새 비밀번호가 현재 비밀번호와 같습니다. 다른 비밀번호를 선택하세요.',
  session_too_old_to_reset_password:
    '로그인한 지 오래되어 비밀번호를 변경할 수 없습니다. 다시 로그인한 다음 시도하세요.',
  unable_to_authenticate_crypto_wallet:
    '지갑을 인증할 수 없습니다. 서명이 올바르지 않거나 메시지가 이미 사용되었거나 만료되었습니다. 다시 시작하세요.',
  siwe_message_expired: '메시지가 만료되었습니다. 다시 시작하세요.',
  siwe_message_not_valid_yet: '메시지가 아직 유효하지 않습니다. not_before가 미래 시각입니다.',
  duplicate_wallet_address: '이 프로젝트의 다른 사용자가 이 지갑을 사용하고 있습니다.',
  oauth_state_mismatch:
    'state를 알 수 없거나, 이미 사용되었거나, 만료되었거나, 다른 브라우저의 것입니다. 이 브라우저에서 로그인을 다시 시작하세요.',
  duplicate_oauth_registration: '제공업체의 이 계정은 이미 다른 사용자에게 연결되어 있습니다.',
  email_verification_required:
    '제공업체가 알려 준 주소는 기존 사용자의 주소이지만 제공업체가 이를 보증하지 않습니다. 이 주소로 받은 링크나 코드로 로그인한 다음, 같은 세션에서 토큰을 다시 보내거나 제공업체 로그인을 다시 시작하세요.',
  oauth_auth_code_error: '제공업체에서 로그인을 거부했습니다. 다시 시작하세요.',
  unable_to_authorize_oauth_provider:
    '제공업체에 연결할 수 없거나 제공업체에서 오류로 응답했습니다. 나중에 다시 시도하세요.',
  oauth_invalid_callback_request:
    '콜백에 state가 없거나 콜백의 내용을 읽을 수 없습니다. 로그인을 다시 시작하세요.',
  unable_to_auth_webauthn_registration: '패스키를 확인할 수 없습니다. 다시 시도하세요.',
  webauthn_registration_not_found: '패스키 등록 정보를 찾을 수 없습니다.',
  no_active_webauthn_registrations: '사용자에게 이 도메인의 패스키가 없습니다.',
  unable_to_register_webauthn_registration: '패스키를 등록할 수 없습니다. 다시 시작하세요.',
  duplicate_webauthn_registration: '이미 등록된 패스키입니다.',
  no_pending_webauthn_registration:
    '진행 중인 패스키 등록이 없습니다. 등록을 시작하지 않았거나, 만료되었거나, 이미 사용되었습니다. 다시 시작하세요.',
  session_too_old_to_register_webauthn:
    '로그인한 지 오래되어 패스키를 등록할 수 없습니다. 먼저 다시 로그인하세요.',
  empty_webauthn_registration_name: '패스키에는 이름이 필요합니다. 이름을 입력하세요.',
  authorization_request_not_started:
    '이 결정에 해당하는 대기 중인 승인 요청이 없습니다. 만료되었거나(10분), 이미 결정되었거나, 변경되었을 수 있습니다. 다시 시작하세요.',
  connected_app_not_found: '해당 클라이언트 앱이 없거나 사용자가 승인하지 않았습니다.',
  connected_app_misconfigured_client:
    '요청이 클라이언트 앱의 등록 정보와 일치하지 않습니다. 둘을 비교해 보세요.',
  connected_app_supplied_redirect_url_not_found_in_client:
    '리디렉션 URL이 클라이언트 앱에 등록되어 있지 않습니다. 정확히 이 URL을 앱의 목록에 추가하세요.',
  oauth_invalid_scope_requested:
    '클라이언트 앱이 요청할 수 없는 범위(scope)가 포함되어 있습니다. 앱의 목록에 있는 범위만 요청하세요.',
}
