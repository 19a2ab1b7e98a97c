import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: '邮件中的链接',
  mail: {
    login: {
      title: '登录 {project}',
      action: '登录',
    },
    signup: {
      title: '注册 {project}',
      action: '注册',
    },
    preheader: '{duration}内有效，只能使用一次。',
    preheaderWithCode: '打开链接，或输入 {code}。{duration}内有效，只能使用一次。',
    orCode: '或者在您发起请求的页面上输入此验证码：',
    worksUntil: '链接和验证码只能使用一次，有效期至 {time}。使用其中一个后，另一个随即失效。',
    worksFor: '链接和验证码在 {duration}内有效，只能使用一次。使用其中一个后，另一个随即失效。',
  },
  form: {
    sentTitle: '请查收电子邮件',
    sentText: '已将电子邮件发送至 {email}。',
    invalidTitle: '请检查电子邮件地址',
    invalidText: '请返回，然后输入有效的地址。',
    tooManyTitle: '尝试次数过多',
    tooManyText: '请等待几分钟，然后返回并重试。',
    scriptTitle: '在此登录需要启用 JavaScript',
    scriptText: '请在浏览器中启用，然后返回并重试。',
  },
  otherDevice: {
    question: '要在您的另一台设备上登录吗？',
    lead: '有人在那台设备上请求了此链接。如果是您本人，请选择那台设备屏幕上显示的数字：',
    numbers: '另一屏幕上的数字',
    someBrowser: '另一个浏览器',
    thatBrowser: '另一个浏览器',
    justNow: '刚刚',
    here: '改为在此登录',
    refuse: '我没有请求此链接',
    approvedTitle: '您已在那台设备上登录',
    approvedText: '请在 {browser} 中继续。您可以关闭此页面。',
    soonTitle: '请回到您的另一台设备',
    soonText: '您在 {browser} 中查看页面后，将随即登录。您可以关闭此页面。',
    refusedTitle: '该链接已失效',
    refusedText: '没有任何人登录。',
    wrongTitle: '数字不正确',
    wrongText: '因此未执行登录，该链接也已失效。如果是您本人请求的，请获取新链接。',
    takenTitle: '已来不及拒绝',
    takenText: '那边的页面已经登录。如果不是您本人操作，请立即向 {project} 寻求帮助。',
    onwardTitle: '正在登录…',
    onward: '登录',
  },
}
