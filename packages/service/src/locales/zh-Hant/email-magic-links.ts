import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: '郵件中的連結',
  mail: {
    login: {
      title: '登入 {project}',
      action: '登入',
    },
    signup: {
      title: '註冊 {project}',
      action: '註冊',
    },
    preheader: '{duration}內有效，只能使用一次。',
    preheaderWithCode: '開啟連結，或輸入 {code}。{duration}內有效，只能使用一次。',
    orCode: '或者在您提出要求的頁面上輸入此驗證碼：',
    worksUntil: '連結和驗證碼只能使用一次，有效期限至 {time}。使用其中一個後，另一個隨即失效。',
    worksFor: '連結和驗證碼在 {duration}內有效，只能使用一次。使用其中一個後，另一個隨即失效。',
  },
  form: {
    sentTitle: '請查看電子郵件',
    sentText: '電子郵件已傳送至 {email}。',
    invalidTitle: '請檢查電子郵件地址',
    invalidText: '請返回，然後輸入有效的地址。',
    tooManyTitle: '嘗試次數過多',
    tooManyText: '請等候幾分鐘，然後返回並再試一次。',
    scriptTitle: '在此登入需要啟用 JavaScript',
    scriptText: '請在瀏覽器中啟用，然後返回並再試一次。',
  },
  otherDevice: {
    question: '要在您的另一部裝置上登入嗎？',
    lead: '有人在那部裝置上要求了此連結。如果是您本人，請選擇那部裝置螢幕上顯示的數字：',
    numbers: '另一個螢幕上的數字',
    someBrowser: '另一個瀏覽器',
    thatBrowser: '另一個瀏覽器',
    justNow: '剛剛',
    here: '改為在此登入',
    refuse: '我沒有要求此連結',
    approvedTitle: '您已在那部裝置上登入',
    approvedText: '請在 {browser} 中繼續。您可以關閉此頁面。',
    soonTitle: '請回到您的另一部裝置',
    soonText: '您在 {browser} 中查看頁面後，將隨即登入。您可以關閉此頁面。',
    refusedTitle: '該連結已失效',
    refusedText: '沒有任何人登入。',
    wrongTitle: '數字不正確',
    wrongText: '因此未執行登入，該連結也已失效。如果是您本人提出的要求，請取得新連結。',
    takenTitle: '已來不及拒絕',
    takenText: '那邊的頁面已經登入。如果不是您本人操作，請立即向 {project} 尋求協助。',
    onwardTitle: '正在登入…',
    onward: '登入',
  },
}
