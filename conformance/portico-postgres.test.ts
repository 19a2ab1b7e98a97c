import { fapi2Plan, plans } from './plans.ts'
import { startPortico } from './providers/portico/start-portico.ts'
import { describePlans } from './runner/describe-plans.ts'

describePlans('I4, I5: our provider on Postgres', [...plans, fapi2Plan], () =>
  startPortico('postgres'),
)
