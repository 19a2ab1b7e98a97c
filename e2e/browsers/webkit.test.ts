import { launchWebKit } from '@portico/testkit/drivers'
import { type BrowserUnderTest, describeJourneys } from './describe-journeys.ts'
import { describeLongJourneys } from './describe-long-journeys.ts'

const webkit: BrowserUnderTest = {
  name: 'WebKitGTK',
  // it is built for no other system
  isAvailable: process.platform === 'linux',
  lacksPasskeys: 'it is built without Web Authentication',
  keepsHistory: false,
  launch: launchWebKit,
}

describeJourneys(webkit)
describeLongJourneys(webkit)
