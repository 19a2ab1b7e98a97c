import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': '<bold>{email}</bold> पर ईमेल भेजा गया है।',
  'emailConfirmation.code.label': 'ईमेल में मिला कोड डालें',
  'emailConfirmation.waiting': 'लिंक खोलने पर यह पेज अपने-आप आगे बढ़ेगा।',
  'emailConfirmation.otherDevice': 'अगर लिंक किसी दूसरे डिवाइस पर खोला जाए, तो वहां यह संख्या चुनें।',
  'emailConfirmation.refused': 'ईमेल से साइन इन अस्वीकार किया गया।',
  'emailConfirmation.used': 'लिंक से कहीं और साइन इन किया गया।',
  'emailConfirmation.failed': 'इस पेज से साइन इन नहीं हो सका। नया लिंक मांगें।',
  'emailConfirmation.success.content': 'आपकी पहचान की पुष्टि हो गई है।',
  'link.openInGmail': 'Gmail में खोलें',
  'link.openInYahoo': 'Yahoo में खोलें',
  'link.openInOutlook': 'Outlook में खोलें',
}
