import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': '設定密碼以完成帳戶建立程序',
  'password.login.title': '登入',
  'button.forgotPassword': '忘記密碼？',
  'button.logInByEmail': '改用電子郵件登入',
  'formField.password.label': '密碼',
  'button.showPassword': '顯示密碼',
  'password.forgot.title': '忘記密碼？',
  'password.forgot.content': '內含密碼重設連結的電子郵件已傳送至 <bold>{email}</bold>。',
  'password.breached.title': '請查看電子郵件以設定新密碼',
  'password.breached.content': '電子郵件已傳送至 <bold>{email}</bold>。',
  'password.breached.whyTitle': '密碼正確，為什麼還要更換？',
  'password.breached.why':
    '同一組密碼出現在從其他網站竊取的清單中，陌生人可能會用它在這裡嘗試登入。您的 {project} 帳戶並未遭到入侵。設定新密碼後，請在那個網站也更換新密碼。',
  'password.resetRequired.title': '請查看電子郵件以設定新密碼',
  'password.resetRequired.content': '電子郵件已傳送至 <bold>{email}</bold>。',
  'password.setNew.title': '請查看電子郵件',
  'password.setNew.content': '內含登入連結的電子郵件已傳送至 <bold>{email}</bold>。',
  'button.resendEmail': '重新傳送電子郵件',
  'button.emailResent': '電子郵件已傳送',
  'password.reset.title': '重設您的密碼',
  'password.reset.loggingInProgress': '正在登入…',
  'password.reset.noToken': '請使用我們寄給您的電子郵件中的連結開啟此頁面。',
  'password.reset.deadTitle': '此連結已失效',
  'password.reset.deadContent': '連結已使用或已過期。開啟連結並未造成任何變更。',
  'password.reset.sendNewLink': '傳送新連結',
  'password.reset.newLinkGoesTo': '我們會將連結傳送至 <bold>{email}</bold>。',
  'password.reset.backToLogIn': '返回登入',
  'login.success.content': '您已成功登入。',
  'password.strength': '密碼強度：{score}（滿分 4）。',
  'password.strength.accepted': '密碼強度高',
  'password.hint.start':
    '請使用至少 {characterLength} 個字元。三四個不常用的字詞既容易記住，又難以猜到。',
  'password.strengthError.breached': '此密碼可能曾用於其他發生安全性問題的網站。請選擇其他密碼。',
  'password.strengthError.minimumLength': '{characterLength, plural, other {至少須有 # 個字元}}',
  'password.strengthError.complexity':
    '必須包含以下至少 {complexity} 種字元：大寫字母、小寫字母、數字、符號',
  'password.requirement.fulfilled': '已符合',
  'password.requirement.notFulfilled': '未符合',
}
