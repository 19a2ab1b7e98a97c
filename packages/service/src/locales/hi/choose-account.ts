import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'खाता चुनें',
  text: 'ताकि आप {app} पर जा सकें',
  textWithoutApp: 'ताकि आप आगे बढ़ सकें',
  ownAccount: 'आपका खाता',
  signedIn: 'साइन इन है',
  signedOut: 'साइन आउट है',
  useAnother: 'दूसरा खाता इस्तेमाल करें',
  edit: 'इस सूची से कोई खाता हटाएं',
  done: 'हो गया',
  remove: '{account} को इस सूची से हटाएं',
}
