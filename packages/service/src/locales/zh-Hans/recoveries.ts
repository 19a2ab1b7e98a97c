import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: '新地址',
  date: '生效时间',
  requested: {
    subject: '您的 {project} 账号即将更换地址',
    heading: '您的账号即将更换地址',
    lead: '{project} 收到通知，称您已无法登录。如果无人反对，新地址将成为您的主要地址。',
    does: '点击该按钮将停止此操作，新地址不会被添加。',
  },
  text: '您的 {project} 账号将于 {date} 更换地址。如果不是您本人操作，请停止：{link}',
  undo: {
    does: '点击该按钮将停止消息中提到的恢复，新地址不会被添加。',
    done: '新地址不会被添加',
  },
  ready: {
    subject: '您可以重新进入 {project} 账号',
    heading: '您可以重新进入您的账号',
    lead: '等待时间已过，无人反对。',
    does: '点击该按钮将使 {email} 成为您账号的主要地址，并为您登录。',
    action: '登录',
    until: '链接仅可使用一次，有效期至 {date}。',
    notYou: '不是您本人操作？请勿理会：不使用链接，一切都不会改变。',
  },
  page: {
    question: '重新进入您的账号？',
    dead: '此链接已失效',
    deadText: '它已被使用、已被停止或已过期。',
  },
}
