import { plans } from './plans.ts'
import { describePlans } from './runner/describe-plans.ts'
import { startPortico } from './subjects/portico/start-portico.ts'

describePlans('our provider on Postgres', plans, () => startPortico('postgres'))
