import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': '设置新的通行密钥',
  'passkey.registrationStart.error.noUser':
    '错误：没有已通过身份验证的用户，无法使用 PasskeyRegistration 组件。',
  'passkey.registrationSuccess.title': '通行密钥已创建',
  'passkey.registrationSkipped.title': '未创建通行密钥',
  'passkey.registrationSkipped.content': '您可以先继续，稍后再设置。',
  'passkey.list.title': '您的通行密钥',
  'passkey.list.empty': '目前没有任何通行密钥。您可以现在或稍后创建新的通行密钥。',
  'passkey.list.usedToday': '今天使用过',
  'passkey.list.used': '上次使用：{date}',
  'passkey.list.neverUsed': '从未使用',
  'passkey.list.created': '创建时间：{date}',
  'passkey.list.notRenamed': '名称未更改。请重试。',
  'passkey.list.notDeleted': '此通行密钥未删除。请重试。',
  'passkey.list.tooOldToDelete':
    '由于您登录已有一段时间，此通行密钥未删除。请重新登录，然后再删除。',
  'passkey.registrationSuccess.existingPasskeys': '现有通行密钥',
  'passkey.registrationSuccess.deleteWarning': '通行密钥删除后无法恢复。',
  'passkey.registrationSuccess.setupAnother': '再设置一个通行密钥',
  'passkey.editing.label': '通行密钥名称',
  'button.createPasskey': '创建通行密钥',
  'button.skip': '跳过',
  'button.edit': '编辑',
  'button.save': '保存',
  'button.delete': '删除',
  'button.cancel': '取消',
  'button.done': '完成',
  'error.passkeyNotCreated': '通行密钥未创建。请点击“创建通行密钥”重试，或跳过而不添加通行密钥。',
  'error.passkeySessionTooOld': '由于您登录已有一段时间，通行密钥未创建。请重新登录，然后再创建。',
  'error.duplicatePasskey':
    '无法创建通行密钥，因为它似乎已经注册。此通行密钥可能是在其他设备上注册后跨设备同步的。',
}
