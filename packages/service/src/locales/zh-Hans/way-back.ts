import type { Translation } from '@portico/contract'
import type * as english from '../en/way-back.ts'

export const wayBack: Translation<typeof english.wayBack> = {
  code: {
    subject: '{code} 是您的 {project} 验证码',
    plainSubject: '您的 {project} 验证码',
    heading: '在没有第二步验证的情况下登录',
    lead: '有人已无法使用第二步验证，想要进入您的账号。如果是您本人，请在那里输入此代码。',
    notYou: '不是您本人？那么有人能通过您的第一步。没有代码，任何内容都不会改变，但请设置新密码。',
  },
  requested: {
    subject: '您的 {project} 账号的第二步验证将被移除',
    heading: '您的第二步验证将被移除',
    lead: '有人登录后读取了您邮件中的代码，并表示第二步验证已丢失。如果无人反对，它将被移除。',
    does: '点击该按钮将停止此操作，您的第二步验证会保留。',
  },
  text: '您的 {project} 账号的第二步验证将于 {date} 移除。如果不是您本人操作，请停止：{link}',
  undo: {
    does: '点击该按钮将停止消息中提到的操作，您的第二步验证会保留。',
    done: '您的第二步验证会保留',
  },
  removed: {
    subject: '您的 {project} 账号的第二步验证已移除',
    heading: '您的第二步验证已移除',
    lead: '等待时间已过，无人反对。您现在无需第二步验证即可登录。请尽快设置新的。',
    does: '点击该按钮将撤销此后的所有更改，并使此后登录的所有浏览器退出登录。',
  },
}
