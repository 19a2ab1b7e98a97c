import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'लॉग आउट करें?',
  question: 'क्या आपको अपने {project} खाते से लॉग आउट करना है?',
  yes: 'लॉग आउट करें',
  no: 'लॉग इन रहने दें',
  stayed: 'आपको लॉग आउट नहीं किया गया है। अब यह पेज बंद किया जा सकता है।',
  leftTitle: 'आपको लॉग आउट कर दिया गया है',
  leftText: 'इस ब्राउज़र में आपको {project} से लॉग आउट कर दिया गया है।',
  appsText: 'ये ऐप अब भी खुले हो सकते हैं: {apps}।',
}
