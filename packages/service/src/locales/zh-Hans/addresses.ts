import type { Translation } from '@portico/contract'
import type * as english from '../en/addresses.ts'

export const addresses: Translation<typeof english.addresses> = {
  proof: {
    subject: '{code} 是您新的 {project} 电子邮件地址的验证码',
    plainSubject: '您新的 {project} 电子邮件地址的验证码',
    heading: '确认您的新电子邮件地址',
    lead: '请在您添加该地址的页面上输入此验证码。',
    taken:
      '此地址已属于一个 {project} 账号，因此无法添加到其他账号。请用它登录，或在那个账号中移除它。',
    notYou: '不是您本人？那么无需任何操作：没有验证码，该地址不会被添加。',
    sentFor: '因有人想将此地址用于其 {project} 账号，向 {email} 发送了本邮件。',
  },
  label: '电子邮件地址',
  added: {
    subject: '您的 {project} 账号添加了电子邮件地址',
    heading: '已添加电子邮件地址',
    lead: '可以用它登录。',
  },
  primary: {
    subject: '您的 {project} 账号更换了主要电子邮件地址',
    heading: '您的主要电子邮件地址已更改',
    lead: '有关您账号的通知会发送到该地址。',
  },
  removed: {
    subject: '您的 {project} 账号移除了电子邮件地址',
    heading: '已移除电子邮件地址',
    lead: '7 天内用它登录即可恢复。',
  },
  takesBack: '点击该按钮将撤销此更改及其后的所有更改，并使此后登录的所有浏览器退出登录。',
  undo: {
    does: '点击该按钮将撤销邮件中提到的更改及其后的所有更改，并使此后登录的所有浏览器退出登录。',
    done: '您的电子邮件地址已恢复原状',
  },
}
