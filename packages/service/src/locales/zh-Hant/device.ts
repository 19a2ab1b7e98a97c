import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

export const device: Translation<typeof english.device> = {
  connect: '連接裝置',
  lead: '請輸入電視或遊戲機上顯示的代碼。',
  code: '代碼',
  wrong: '此代碼有誤或已過期。請再試一次。',
  continue: '繼續',
  caution: '請只輸入您面前裝置上的代碼。切勿輸入他人傳給您的代碼。',
  someApp: '此應用程式',
  connectApp: '要連接 {app} 嗎？',
  asked: '代碼為 {code} 的裝置要求存取您的帳戶。只有在您自己的裝置上顯示此代碼時，才應繼續。',
  requesting: '{app} 要求：',
  allow: '允許',
  deny: '拒絕',
  connectedTitle: '您的裝置已連接',
  connectedText: '您可以關閉此頁面，在該裝置上繼續。',
  deniedTitle: '已拒絕該應用程式的存取要求。',
  deniedText: '您可以關閉此頁面。',
  goToProject: '前往 {project}',
  unverified: '此應用程式未經驗證。它是自行註冊的，{project} 並不瞭解其營運者。',
  otherScope: '使用 {scope} 存取範圍',
  scopes: {
    openid: {
      text: '驗證您的身分',
      details: ['查看您帳戶中儲存的資訊'],
    },
    profile: {
      text: '查看您的個人資料資訊',
      details: ['姓名、個人資料相片和語言偏好設定'],
    },
    email: {
      text: '查看您的個人資料資訊',
      details: ['電子郵件地址'],
    },
    phone: {
      text: '查看您的個人資料資訊',
      details: ['電話號碼'],
    },
    offline_access: {
      text: '在您未使用該應用程式時繼續存取您的資料',
      details: ['在您離線時存取您的資料', '代表您同步處理資料和執行背景工作'],
    },
  },
}
