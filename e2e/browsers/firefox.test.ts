import { launchFirefox } from '@portico/testkit/drivers'
import { takeTurns } from '@portico/testkit/run'
import { type BrowserUnderTest, describeJourneys } from './describe-journeys.ts'
import { describeLongJourneys } from './describe-long-journeys.ts'

const firefox: BrowserUnderTest = {
  name: 'Firefox',
  lacksPasskeys: null,
  keepsHistory: true,
  inTurn: takeTurns(import.meta.url),
  launch: launchFirefox,
}

describeJourneys(firefox)
describeLongJourneys(firefox)
