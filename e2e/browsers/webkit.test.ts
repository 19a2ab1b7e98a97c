import { launchWebKit } from '@portico/testkit/drivers'
import { takeTurns } from '@portico/testkit/run'
import { type BrowserUnderTest, describeJourneys } from './describe-journeys.ts'
import { describeLongJourneys } from './describe-long-journeys.ts'

const webkit: BrowserUnderTest = {
  name: 'WebKitGTK',
  // it is built for no other system
  isAvailable: process.platform === 'linux',
  lacksPasskeys: 'it is built without Web Authentication',
  keepsHistory: false,
  inTurn: takeTurns(import.meta.url),
  launch: launchWebKit,
}

describeJourneys(webkit)
describeLongJourneys(webkit)
