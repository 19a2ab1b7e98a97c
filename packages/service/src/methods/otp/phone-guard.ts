/**
 * Who sends codes to expensive lines earns by each; what they cannot fake is that somebody enters them. Codes are sent
 * to countries that the owner named, within budgets, and where too few come back nothing is sent for a while.
 */

import type { ParsedPhone } from '../../foundation/addresses/parse-phone.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'

const hourMs = 3_600_000

/** How many codes to an area are sent before what comes back is looked at, and the least share of them. */
const breakers = {
  prefix: { after: 20, leastShare: 0.1 },
  country: { after: 200, leastShare: 0.1 },
} as const
const windowMs = 6 * hourMs
const pauseMs = hourMs

const toAreas = ({ country, prefix }: Pick<ParsedPhone, 'country' | 'prefix'>) =>
  [
    ['prefix', prefix],
    ['country', country],
  ] as const

/**
 * Lets a code to a number pass, and counts it.
 *
 * @throws AuthError `invalid_phone_number_country_code` for a country that the owner did not name; `too_many_requests`
 *   above a budget, and where a breaker is open
 */
export async function passPhoneGuard(
  dependencies: Dependencies,
  context: CallContext,
  phone: ParsedPhone,
): Promise<void> {
  const { rateLimits, config } = dependencies
  const { project } = context
  const { countries } = project.phones
  const isNamed = countries ? countries.includes(phone.country) : config.mode === 'development'
  if (!isNamed) throw new AuthError('invalid_phone_number_country_code')
  // The block first: what it refuses uses up nothing of its country's.
  await rateLimits.takeOfKey('phonePerPrefix', project, phone.prefix)
  await passBreakers(dependencies, context, phone)
  await rateLimits.takeOfKey('phonePerCountry', project, phone.country)
}

async function passBreakers(
  dependencies: Dependencies,
  context: CallContext,
  phone: ParsedPhone,
): Promise<void> {
  const { storage, clock } = dependencies
  const { projectId } = context.project
  for (const [kind, area] of toAreas(phone)) {
    const now = clock.now()
    const traffic = await storage.phoneTraffic.countSent({ projectId, area, now, windowMs })
    const { after, leastShare } = breakers[kind]
    const { sent, entered, pausedUntil } = traffic
    if (pausedUntil !== null) throw toPaused(pausedUntil - now)
    if (sent <= after || entered >= sent * leastShare) continue
    await pauseArea(dependencies, context, { area, sent, entered })
    throw toPaused(pauseMs)
  }
}

async function pauseArea(
  { storage, clock, random, keyRing, log }: Dependencies,
  context: CallContext,
  { area, sent, entered }: { area: string; sent: number; entered: number },
): Promise<void> {
  const { project } = context
  const now = clock.now()
  await storage.transaction(async (tx) => {
    const isFirst = await tx.phoneTraffic.pause(project.projectId, area, now + pauseMs, now)
    if (!isFirst) return
    const details = { area, sent, entered, until: new Date(now + pauseMs).toISOString() }
    log.warn(
      { project_id: project.projectId, ...details },
      'too few codes come back from these numbers; none is sent to them for an hour',
    )
    await recordActivity(
      tx,
      { clock, random, keyRing },
      {
        action: 'phone_area.paused',
        project,
        actor: { kind: 'service', id: '' },
        user: null,
        source: null,
        details,
      },
    )
  })
}

/** A code that was sent to the number came back. */
export async function countEntered(
  { storage, clock }: Pick<Dependencies, 'storage' | 'clock'>,
  projectId: string,
  phone: Pick<ParsedPhone, 'country' | 'prefix'>,
): Promise<void> {
  const areas = toAreas(phone).map(([, area]) => area)
  await storage.phoneTraffic.countEntered(projectId, areas, clock.now())
}

const toPaused = (ms: number) =>
  new AuthError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) })
