/**
 * Protects against SMS pumping: an attacker earns money by each code to an expensive number, but rarely has users who
 * enter it. Codes are sent only to countries that the operator named, within budgets, and an area with too few entered
 * codes is paused.
 */

import type { ParsedPhone } from '../../../foundation/addresses/parse-phone.ts'
import { AuthError } from '../../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../audit/record-activity.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/register-operations.ts'

const hourMs = 3_600_000

/** How many codes are sent to an area before its share of entered codes is checked, and the least share. */
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
 * Checks whether a code may be sent to a number, and counts it.
 *
 * @throws AuthError `invalid_phone_number_country_code` for a country that the operator did not name;
 *   `too_many_requests` above a budget, and in an area that is paused
 */
export async function passPhoneGuard(
  dependencies: Dependencies,
  context: CallContext,
  phone: ParsedPhone,
): Promise<void> {
  const { storage, clock, rateLimits, config } = dependencies
  const { project } = context
  const { projectId, phones } = project
  const { countries } = phones
  const isNamed = countries ? countries.includes(phone.country) : config.mode === 'development'
  if (!isNamed) throw new AuthError('invalid_phone_number_country_code')
  // Checked first, so that a refused block of numbers uses nothing of its country's budget.
  await rateLimits.takeOfKey('phonePerPrefix', project, phone.prefix)
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
  await rateLimits.takeOfKey('phonePerCountry', project, phone.country)
}

async function pauseArea(
  dependencies: Dependencies,
  { project }: CallContext,
  { area, sent, entered }: { area: string; sent: number; entered: number },
): Promise<void> {
  const { storage, clock, log } = dependencies
  const now = clock.now()
  await storage.transaction(async (tx) => {
    const isFirst = await tx.phoneTraffic.pause(project.projectId, area, now + pauseMs, now)
    if (!isFirst) return
    const details = { area, sent, entered, until: new Date(now + pauseMs).toISOString() }
    log.warn(
      { project_id: project.projectId, ...details },
      'too few codes come back from these numbers; none is sent to them for an hour',
    )
    await recordActivity(tx, dependencies, {
      action: 'phone_area.paused',
      project,
      actor: { kind: 'service', id: '' },
      user: null,
      source: null,
      details,
    })
  })
}

/** Counts a code as entered, for the areas of its number. */
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
