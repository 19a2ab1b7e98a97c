import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': '保存您的恢复代码',
  'account.codes.content': '手机不在时，每个代码可让您登录一次。我们只在此时显示。',
  'account.codes.lead': '无法访问邮箱时，每个代码可让您登录一次。',
  'account.codes.onlyNow': '我们只在此时显示。',
  'account.codes.make': '生成恢复代码',
  'account.codes.old': '之前的代码已失效。',
  'account.codes.download': '下载',
  'account.codes.print': '打印',
  'account.codes.saved': '我已保存这些代码',
  'account.codes.done': '完成',
}
