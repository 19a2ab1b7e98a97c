import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: '密码',
  mail: {
    reset: {
      sentFor: '有人请求设置新密码，因此向 {email} 发送了本邮件。',
      subject: '设置新的 {project} 密码',
      preheaderUntil: '有效期至 {time}，只能使用一次。在您使用之前，不会有任何更改。',
      preheaderFor: '{duration}内有效，只能使用一次。在您使用之前，不会有任何更改。',
      heading: '设置新密码',
      works: '在您设置之前，旧密码继续有效。',
      breached: '您的密码出现在从其他网站窃取的列表中，因此在此处已失效。{project} 并未遭到入侵。',
      action: '设置新密码',
      notYou: '不是您本人？那么无需任何操作：您的密码保持不变。',
      login: '不设置新密码直接登录：{link}',
    },
    changed: {
      subject: '您的 {project} 密码已更改',
      heading: '您的密码已更改',
    },
    set: {
      subject: '您的 {project} 账号已设置密码',
      heading: '已设置密码',
    },
    othersSignedOut: '所有其他浏览器均已退出登录。',
    locks: '点击该按钮将锁定新密码，并让您自行设置密码。',
  },
  undo: {
    does: '点击该按钮将锁定新密码，并使所有浏览器退出登录。随后您会收到一封邮件，其中包含用于自行设置密码的链接。',
    done: '新密码已锁定',
    mailSent: '包含新密码设置链接的邮件已发送至 {email}。',
    askForMail: '请在登录页面上请求设置新密码。',
  },
  guessed: {
    mail: {
      subject: '{code} 是您的 {project} 验证码',
      plainSubject: '您的 {project} 验证码',
      heading: '您的登录验证码',
      lead: '有人在一台我们不认识的设备上输入了您的密码。如果是您本人，请在该设备上输入此验证码。',
      notYou:
        '不是您本人？那么有人知道您的密码。点击该按钮将锁定密码，并使所有浏览器退出登录；您会收到一封邮件，其中包含用于设置其他密码的链接。',
    },
    does: '点击该按钮将锁定您的密码，并使所有浏览器退出登录。随后您会收到一封邮件，其中包含用于设置其他密码的链接。',
    done: '您的密码已锁定',
  },
}
