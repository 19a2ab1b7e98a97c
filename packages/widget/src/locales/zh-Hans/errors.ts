import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': '电子邮件地址格式无效。',
  'error.invalidPhoneNumber': '手机号码格式无效。请使用 E.164 格式的手机号码。',
  'error.unsubscribedPhoneNumber':
    '此手机号码已退订消息。请先发送短信“START”重新订阅，然后才能接收消息。',
  'error.inactiveEmail':
    '此电子邮件地址已被标记为停用。请换一个电子邮件地址；如果您认为这是误判，请联系管理员。',
  'error.unauthorizedCredentials': '登录信息不正确。',
  'error.userUnauthenticated': '此操作需要有效的会话。请确认您是否已登录。',
  'error.emailNotFound': '找不到该电子邮件地址。',
  'error.unableToAuthMagicLink': '链接已使用或已过期，请重试。',
  'error.noUserPassword': '找不到此用户的密码。请重试。',
  'error.breachedPassword': '此密码出现在已泄露密码列表中，必须重置。',
  'error.resetPassword': '必须重置密码。',
  'error.oauthTokenNotFound': '找不到 OAuth 令牌。',
  'error.invalidCode': '验证码格式无效，请重试。',
  'error.memberPasswordNotFound': '找不到成员密码。',
  'error.oauthFlowCallbackError': 'OAuth 流程的回调出错。请重试。',
  'error.unauthorizedAction': '您无权执行此操作。',
  'error.userLockLimitReached': '身份验证失败次数过多。请稍后重试。',
  'error.invalidSessionToken': '会话令牌无效。',
  'error.sessionNotFound': '找不到会话。',
  'error.invalidPhoneNumberCountryCode': '手机号码的国家/地区代码无效、不受支持或已停用。',
  'error.otpCodeNotFound': '验证码无效，请重试。',
  'error.duplicatePhoneNumber': '此组织中已有成员使用指定的手机号码。',
}
