import { fapi2Plan, plans } from './plans.ts'
import { startReference } from './providers/reference/start-reference.ts'
import { describePlans } from './runner/describe-plans.ts'

describePlans('a stock oidc-provider', plans, startReference)

describePlans('I5: a stock oidc-provider that is held to FAPI 2.0', [fapi2Plan], () =>
  startReference({ profile: 'fapi2' }),
)
