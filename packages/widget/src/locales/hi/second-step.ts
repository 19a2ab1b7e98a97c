import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'अपना ऑथेंटिकेटर ऐप खोलें और {project} के लिए कोड डालें।',
  'secondStep.contentWithoutName': 'अपना ऑथेंटिकेटर ऐप खोलें और कोड डालें।',
  'secondStep.anotherWay': 'कोई और तरीका आज़माएँ',
  'secondStep.remember': 'इस डिवाइस को {days, plural, one {# दिन} other {# दिन}} तक याद रखें',
  'secondStep.newDevice.content': 'हम अभी इस डिवाइस को नहीं पहचानते।',
  'secondStep.expired': 'साइन इन में बहुत ज़्यादा समय लग गया। वापस जाएं और फिर से शुरू करें।',
  'secondStep.success.content': 'आपने साइन इन कर लिया है।',
}
