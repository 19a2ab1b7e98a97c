import { plans } from './plans.ts'
import { startReference } from './providers/reference/start-reference.ts'
import { describePlans } from './runner/describe-plans.ts'

describePlans('a stock oidc-provider', plans, startReference)
