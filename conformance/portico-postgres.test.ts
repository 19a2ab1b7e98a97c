import { plans } from './plans.ts'
import { startPortico } from './providers/portico/start-portico.ts'
import { describePlans } from './runner/describe-plans.ts'

describePlans('our provider on Postgres', plans, () => startPortico('postgres'))
