import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': '设置密码以完成账号创建',
  'password.login.title': '登录',
  'button.forgotPassword': '忘记密码？',
  'button.logInByEmail': '改用电子邮件登录',
  'formField.password.label': '密码',
  'button.showPassword': '显示密码',
  'password.forgot.title': '忘记密码？',
  'password.forgot.content': '包含密码重置链接的电子邮件已发送至 <bold>{email}</bold>。',
  'password.breached.title': '请查收电子邮件以设置新密码',
  'password.breached.content': '已将电子邮件发送至 <bold>{email}</bold>。',
  'password.breached.whyTitle': '密码正确，为什么还要更换？',
  'password.breached.why':
    '同一密码出现在从其他网站窃取的列表中，陌生人可能会用它在此处尝试登录。您的 {project} 账号并未遭到入侵。设置新密码后，请在那个网站也更换新密码。',
  'password.resetRequired.title': '请查收电子邮件以设置新密码',
  'password.resetRequired.content': '已将电子邮件发送至 <bold>{email}</bold>。',
  'password.setNew.title': '请查收电子邮件',
  'password.setNew.content': '包含登录链接的电子邮件已发送至 <bold>{email}</bold>。',
  'button.resendEmail': '重新发送电子邮件',
  'button.emailResent': '电子邮件已发送',
  'password.reset.title': '重置您的密码',
  'password.reset.loggingInProgress': '正在登录…',
  'password.reset.noToken': '请使用我们发送给您的电子邮件中的链接打开此页面。',
  'password.reset.deadTitle': '此链接已失效',
  'password.reset.deadContent': '链接已使用或已过期。打开链接未造成任何更改。',
  'password.reset.sendNewLink': '发送新链接',
  'password.reset.newLinkGoesTo': '我们会将其发送至 <bold>{email}</bold>。',
  'password.reset.backToLogIn': '返回登录',
  'login.success.content': '您已成功登录。',
  'password.strength': '密码强度：{score}（满分 4）。',
  'password.strength.accepted': '密码强度高',
  'password.hint.start':
    '请使用至少 {characterLength} 个字符。三四个不常用的词既容易记住，又难以猜到。',
  'password.strengthError.breached':
    '此密码可能曾在发生过安全问题的其他网站上使用。请选择其他密码。',
  'password.strengthError.minimumLength': '{characterLength, plural, other {至少包含 # 个字符}}',
  'password.strengthError.complexity':
    '必须包含以下至少 {complexity} 种字符：大写字母、小写字母、数字、符号',
  'password.requirement.fulfilled': '已满足',
  'password.requirement.notFulfilled': '未满足',
}
