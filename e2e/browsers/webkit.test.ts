import { launchWebKit } from '@portico/testkit/drivers'
import { describeJourneys } from './describe-journeys.ts'

describeJourneys({
  name: 'WebKitGTK',
  // it is built for no other system
  isAvailable: process.platform === 'linux',
  lacksPasskeys: 'it is built without Web Authentication',
  launch: () => launchWebKit(),
})
