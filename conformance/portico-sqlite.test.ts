import { plans } from './plans.ts'
import { describePlans } from './runner/describe-plans.ts'
import { startPortico } from './subjects/portico/start-portico.ts'

describePlans('our provider on SQLite', plans, () => startPortico('sqlite'))

describePlans(
  'a provider whose issuer has a path',
  plans.filter(({ name }) => name === 'Config' || name === 'RP-initiated logout'),
  () => startPortico('sqlite', '/acme'),
)
