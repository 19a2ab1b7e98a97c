import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: '由 Portico 提供支持',
  goToProject: '前往 {project}',
  tryAgain: '重试',
  logInAgain: '重新登录',
  linkTitle: '此链接已失效',
  linkText: '链接已使用或已过期。',
  linkLife: '每个链接在 {duration}内有效，只能使用一次。',
  askForLink: '获取新链接',
  usedTitle: '此链接已使用过',
  usedText: '请返回您要登录的应用，然后重新开始。',
  refusedTitle: '登录请求被拒绝',
  refusedText: '有应用向 {project} 请求了其无权获取的内容。未分享任何信息，您的操作没有问题。',
  refusedDetails: '供应用运营者参考的详细信息',
  failedTitle: '出现问题',
  failedText: '请返回将您带到此处的应用，然后重试。',
  deviceText: '请重新打开该页面，然后输入您的设备上显示的代码。',
  needsScript: '此页面需要 JavaScript。',
  details: '详细信息',
  error: '错误',
  app: '应用',
  time: '时间',
  number: '咨询时请提供的编号',
  aboutText:
    '此网站使用 Portico 处理登录：它包括登录小组件，以及由网站自行运行的身份验证服务。如对您的账号有疑问，请联系该网站。',
}
