import { plans } from './plans.ts'
import { describePlans } from './runner/describe-plans.ts'
import { startOracle } from './subjects/oracle/start-oracle.ts'

describePlans('a stock oidc-provider', plans, startOracle)
