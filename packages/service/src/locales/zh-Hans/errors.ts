import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: '请求过多。请稍后重试。',
  captcha_required: '需要完成人机验证。请将其令牌作为 captcha_token 发送。',
  captcha_failed: '未通过人机验证。请重试。',
  captcha_unavailable: '无法检查人机验证结果。请稍后重试。',
  fingerprint_blocked: '为防止滥用，此请求已被拒绝。',
  internal_server_error: '我们的服务出现问题。请稍后重试。',
  server_unavailable: '服务繁忙或正在重启。请稍等片刻后重试。',
  request_timeout: '请求传输时间过长。请重新发送。',
  user_blocked: '此账号已被封禁。请联系支持人员。',
  insufficient_factors:
    '进行此更改需要重新验证您的身份；如果账号受身份验证器应用保护，还需要第二重验证。请重新登录（如有需要，请使用应用中的验证码或恢复代码），然后重试。',
  cannot_delete_last_second_step: '此处需要第二步验证，而这是唯一的一个。请先添加其他方式再删除。',
  pkce_mismatch: 'PKCE code_verifier 与此令牌不匹配。请在请求该链接的浏览器中打开链接。',
  invalid_token: '令牌格式无效。',
  phone_number_not_found: '找不到该手机号码。',
  unable_to_authenticate_totp: '验证码有误或已过期，请重试。',
  totp_code_already_authenticated: '此验证码已使用。请等待下一个验证码，然后重试。',
  unable_to_authenticate_recovery_code: '恢复代码有误或已使用，请重试。',
  invalid_totp_code: '验证码格式无效：应为六位数字。',
  invalid_recovery_code: '恢复代码格式无效。',
  weak_password: '此密码太容易被猜到。请选择更长或更少见的密码。',
  duplicate_email: '此项目中的其他用户已使用此电子邮件地址。',
  unable_to_auth_password_reset_token: '密码重置链接已使用或已过期。请获取新链接。',
  cannot_reset_password_with_existing_password: '新密码与当前密码相同。请选择其他密码。',
  session_too_old_to_reset_password: '由于您登录已有一段时间，无法更改密码。请重新登录，然后重试。',
  unable_to_authenticate_crypto_wallet:
    '无法验证钱包：签名有误，或者消息已使用或已过期。请重新开始。',
  siwe_message_expired: '消息已过期。请重新开始。',
  siwe_message_not_valid_yet: '消息尚未生效：其 not_before 为将来的时间。',
  duplicate_wallet_address: '此项目中的其他用户已使用此钱包。',
  oauth_state_mismatch:
    'state 未知、已使用、已过期，或来自其他浏览器。请在此浏览器中重新开始登录。',
  duplicate_oauth_registration: '此提供方账号已关联到其他用户。',
  email_verification_required:
    '提供方给出的地址属于现有用户，但提供方未对其进行验证。请使用发送至该地址的链接或验证码登录，然后在同一会话中再次发送令牌，或重新开始使用该提供方登录。',
  oauth_auth_code_error: '提供方拒绝了此次登录。请重新开始。',
  unable_to_authorize_oauth_provider: '无法连接提供方，或提供方返回了错误。请稍后重试。',
  oauth_invalid_callback_request: '回调缺少 state，或其内容无法读取。请重新开始登录。',
  unable_to_auth_webauthn_registration: '无法验证通行密钥。请重试。',
  webauthn_registration_not_found: '找不到通行密钥的注册信息。',
  no_active_webauthn_registrations: '该用户没有适用于此域名的通行密钥。',
  unable_to_register_webauthn_registration: '无法注册通行密钥。请重新开始。',
  duplicate_webauthn_registration: '此通行密钥已注册。',
  no_pending_webauthn_registration:
    '没有正在进行的通行密钥注册：注册尚未开始、已过期或已使用。请重新开始。',
  session_too_old_to_register_webauthn: '由于您登录已有一段时间，无法注册通行密钥。请先重新登录。',
  empty_webauthn_registration_name: '通行密钥需要名称。请提供一个名称。',
  authorization_request_not_started:
    '没有与此决定对应的待处理授权请求。该请求可能已过期（10 分钟）、已有决定或已更改。请重新开始。',
  connected_app_not_found: '没有此客户端应用，或用户未向其授权。',
  connected_app_misconfigured_client: '请求与客户端应用的注册信息不符。请比较两者。',
  connected_app_supplied_redirect_url_not_found_in_client:
    '此重定向 URL 未在客户端应用中注册。请将这一 URL 原样添加到其列表中。',
  oauth_invalid_scope_requested:
    '客户端应用无权请求其中某个访问范围（scope）。请仅请求其列表中的访问范围。',
}
