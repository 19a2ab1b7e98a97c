import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': '{project} vaatii toisen vaiheen',
  'enrolment.content':
    'Olet melkein perillä. Ota toinen vaihe käyttöön nyt, siihen menee minuutti.',
  'enrolment.putOff': 'Voit vielä lykätä sitä {date} asti.',
  'enrolment.notNow': 'Ei nyt',
}
