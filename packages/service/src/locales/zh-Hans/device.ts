import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

export const device: Translation<typeof english.device> = {
  connect: '连接设备',
  lead: '请输入电视或游戏机上显示的代码。',
  code: '代码',
  wrong: '此代码有误或已过期。请重试。',
  continue: '继续',
  caution: '请只输入您面前设备上的代码。切勿输入他人发给您的代码。',
  someApp: '此应用',
  connectApp: '要连接 {app} 吗？',
  asked: '代码为 {code} 的设备请求访问您的账号。只有当您自己的设备上显示此代码时，才应继续。',
  requesting: '{app} 请求：',
  allow: '允许',
  deny: '拒绝',
  connectedTitle: '您的设备已连接',
  connectedText: '您可以关闭此页面，在该设备上继续。',
  deniedTitle: '已拒绝该应用的访问请求。',
  deniedText: '您可以关闭此页面。',
  goToProject: '前往 {project}',
  unverified: '此应用未经验证。它是自行注册的，{project} 并不了解其运营者。',
  otherScope: '使用 {scope} 访问范围',
  scopes: {
    openid: {
      text: '验证您的身份',
      details: ['查看您账号中存储的信息'],
    },
    profile: {
      text: '查看您的个人资料信息',
      details: ['姓名、头像和语言偏好设置'],
    },
    email: {
      text: '查看您的个人资料信息',
      details: ['电子邮件地址'],
    },
    phone: {
      text: '查看您的个人资料信息',
      details: ['手机号码'],
    },
    offline_access: {
      text: '在您未使用该应用时继续访问您的数据',
      details: ['在您离线时访问您的数据', '代表您同步数据和处理后台任务'],
    },
  },
}
