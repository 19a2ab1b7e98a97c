import { takeRows } from '@portico/testkit/run'
import { fapi2Plan, plans } from './plans.ts'
import { startPortico } from './providers/portico/start-portico.ts'
import { describePlans } from './runner/describe-plans.ts'

const all = [...plans, fapi2Plan]
/** Registration, sign-in, tokens, claims and logout, once each; each change runs all plans on SQLite, as no requests race here. */
const short = ['Basic for apps that register', 'Form Post', 'Back-channel logout']
const inEachChange = all.filter(({ name }) => short.includes(name))

describePlans('I4, I5: our provider on Postgres', takeRows(all, inEachChange), () =>
  startPortico('postgres'),
)
