import { launchFirefox } from '@portico/testkit/drivers'
import { type BrowserUnderTest, describeJourneys } from './describe-journeys.ts'
import { describeLongJourneys } from './describe-long-journeys.ts'

const firefox: BrowserUnderTest = {
  name: 'Firefox',
  lacksPasskeys: null,
  keepsHistory: true,
  launch: launchFirefox,
}

describeJourneys(firefox)
describeLongJourneys(firefox)
