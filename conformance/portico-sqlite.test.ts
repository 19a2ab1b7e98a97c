import { fapi2Plan, plans } from './plans.ts'
import { startPortico } from './providers/portico/start-portico.ts'
import { describePlans } from './runner/describe-plans.ts'

describePlans('I4, I5: our provider on SQLite', [...plans, fapi2Plan], () => startPortico('sqlite'))

describePlans(
  'a provider whose issuer has a path',
  plans.filter(({ name }) => name === 'Config' || name === 'RP-initiated logout'),
  () => startPortico('sqlite', '/acme'),
)
