import { launchFirefox } from '@portico/testkit/drivers'
import { describeJourneys } from './describe-journeys.ts'

describeJourneys({ name: 'Firefox', lacksPasskeys: null, launch: () => launchFirefox() })
