import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': '{project} के लिए दूसरा चरण ज़रूरी है',
  'enrolment.content': 'आप लगभग साइन इन हो चुके हैं। इसे अभी सेट अप करें, इसमें एक मिनट लगता है।',
  'enrolment.putOff': 'आप इसे अभी {date} तक टाल सकते हैं।',
  'enrolment.notNow': 'अभी नहीं',
}
