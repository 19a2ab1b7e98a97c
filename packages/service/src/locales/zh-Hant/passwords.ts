import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: '密碼',
  mail: {
    reset: {
      sentFor: '有人要求設定新密碼，因此寄送本郵件到 {email}。',
      subject: '設定新的 {project} 密碼',
      preheaderUntil: '有效期限至 {time}，只能使用一次。在您使用之前，不會有任何變更。',
      preheaderFor: '{duration}內有效，只能使用一次。在您使用之前，不會有任何變更。',
      heading: '設定新密碼',
      works: '在您設定之前，舊密碼仍然有效。',
      breached: '您的密碼出現在從其他網站竊取的清單中，因此在此處已失效。{project} 並未遭到入侵。',
      action: '設定新密碼',
      notYou: '不是您本人？那麼無需採取任何行動：您的密碼維持不變。',
      login: '不設定新密碼直接登入：{link}',
    },
    changed: {
      subject: '您的 {project} 密碼已變更',
      heading: '您的密碼已變更',
    },
    set: {
      subject: '您的 {project} 帳戶已設定密碼',
      heading: '已設定密碼',
    },
    othersSignedOut: '所有其他瀏覽器均已登出。',
    locks: '按下按鈕將鎖定新密碼，並讓您自行設定密碼。',
  },
  undo: {
    does: '按下按鈕將鎖定新密碼，並登出所有瀏覽器。接著您會收到一封郵件，內含自行設定密碼的連結。',
    done: '新密碼已鎖定',
    mailSent: '內含新密碼設定連結的郵件已寄送至 {email}。',
    askForMail: '請在登入頁面上要求設定新密碼。',
  },
  guessed: {
    mail: {
      subject: '{code} 是您的 {project} 驗證碼',
      plainSubject: '您的 {project} 驗證碼',
      heading: '您的登入驗證碼',
      lead: '有人在一部我們不認識的裝置上輸入了您的密碼。如果是您本人，請在該裝置上輸入此驗證碼。',
      notYou:
        '不是您本人？那麼有人知道您的密碼。按下按鈕將鎖定密碼，並登出所有瀏覽器；您會收到一封郵件，內含設定其他密碼的連結。',
    },
    does: '按下按鈕將鎖定您的密碼，並登出所有瀏覽器。接著您會收到一封郵件，內含設定其他密碼的連結。',
    done: '您的密碼已鎖定',
  },
}
