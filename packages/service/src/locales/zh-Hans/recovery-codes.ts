import type { Translation } from '@portico/contract'
import type * as english from '../en/recovery-codes.ts'

export const recoveryCodes: Translation<typeof english.recoveryCodes> = {
  created: {
    subject: '您的 {project} 账号生成了新的恢复代码',
    heading: '已生成新的恢复代码',
    lead: '以前的恢复代码不再有效。',
    does: '点击该按钮将使新代码失效，并使生成它们的浏览器退出登录。',
    undo: {
      does: '点击该按钮将使邮件中提到的恢复代码失效，并使生成或使用过它们的浏览器退出登录。',
      done: '这些恢复代码已失效',
    },
  },
  used: {
    subject: '有人使用恢复代码登录了您的 {project} 账号',
    heading: '有人使用恢复代码登录',
    lead: '该代码不再有效。',
    remaining: '剩余代码',
    does: '点击该按钮将撤销此次登录后的所有更改，使此后登录的所有浏览器退出登录，并使所有恢复代码失效。',
    undo: {
      does: '点击该按钮将撤销邮件中提到的登录后的所有更改，使此后登录的所有浏览器退出登录，并使所有恢复代码失效。',
      done: '更改已撤销',
    },
  },
}
