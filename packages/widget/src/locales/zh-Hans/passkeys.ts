import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': '使用通行密钥登录',
  'passkey.success.content': '您的通行密钥已成功通过身份验证。',
  'error.passkeyUnknown': '通行密钥身份验证期间发生未知错误。请重试。',
  'error.passkeyRegistrationNotFound':
    '找不到通行密钥的注册信息。您可能已从账号中删除该通行密钥，但未从密码管理器中删除。请重试。',
}
