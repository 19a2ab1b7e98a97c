import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'साइन इन हो रहा है...',
  doneTitle: 'आपने साइन इन कर लिया है',
  doneText: 'उस टैब में जारी रखें जहां से लिंक मांगा गया था। यह पेज बंद किया जा सकता है।',
  goOnHere: 'यहां जारी रखें',
}
