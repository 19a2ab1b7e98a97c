import type { Translation } from '@portico/contract'
import type * as english from '../en/not-me.ts'

export const notMe: Translation<typeof english.notMe> = {
  question: '不是您本人操作？',
  does: '点击该按钮将使邮件中提到的浏览器退出登录。',
  button: '不是我本人操作',
  otherwise: '如果是您本人操作，请关闭此页面：没有任何更改。',
  done: '该浏览器已退出登录',
  tooLate: '情况此后已有变化',
  tooLateText: '邮件中提到的情况已不再适用。此次未做任何更改。',
  next: '为保护账号安全：',
  steps: [
    '请确保没有其他人能阅读您的邮件：能读到的人就能以您的身份登录。如有疑虑，请更改邮箱密码。',
    '请在此设置一个您未在别处使用过的新密码。',
    '请登录并删除您不认识的内容：通行密钥、手机号码、关联的账号、身份验证器应用。',
  ],
  help: '获取帮助',
  signInAgain: '重新登录',
  goOn: '前往 {project}',
  dead: '此链接已失效',
  deadText: '链接已过期，或未完整复制。此类链接的有效期为 7 天。',
}
