import { createHappyFlow } from '../module-kinds/happy-flow.ts'

const claims = JSON.stringify({ userinfo: { name: { essential: true } } })

/** A claim that is asked for by name should come (Core 5.5). */
export const oidccClaimsEssential = createHappyFlow(
  'oidcc-claims-essential',
  { params: { claims } },
  (context, { userinfo }) => {
    if (!userinfo.name) context.warn('userinfo: the essential claim "name" is missing')
  },
)
