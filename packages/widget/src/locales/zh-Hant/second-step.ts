import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': '請開啟驗證器應用程式，輸入 {project} 的驗證碼。',
  'secondStep.contentWithoutName': '請開啟驗證器應用程式，輸入驗證碼。',
  'secondStep.anotherWay': '嘗試其他方式',
  'secondStep.remember': '記住此裝置 {days, plural, other {# 天}}',
  'secondStep.newDevice.content': '我們還不認識這部裝置。',
  'secondStep.expired': '這次登入花費的時間過長。請返回並重新開始。',
  'secondStep.success.content': '您已登入。',
}
