/**
 * Devices of a user. On a remembered one they are not asked for the second step, because they wanted so; on a known one
 * they have signed in before, so that a right password alone is enough there. Both are one-time secrets that are never
 * consumed: so whatever voids the secrets of a user, such as a new password or the end of all sessions, forgets their
 * devices.
 */

import { createId } from '../../foundation/create-id.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { DeviceCookie } from '../../kernel/http/device-cookie.ts'
import type { ChallengeRow, Repositories, UserRow } from '../../kernel/storage/storage.ts'

/** What a device is to its user. */
export type DeviceKind = 'remembered_device' | 'known_device'

const dayMs = 86_400_000

type User = Pick<UserRow, 'projectId' | 'userId'>
type Stores = Pick<Repositories, 'challenges'>

/** The device of a request, and for how long one of its kind lasts. */
export interface DeviceOfCall {
  readonly device: DeviceCookie | undefined
  readonly days: number
  readonly now: number
}

/** A device belongs to one user: another user of the same browser is asked. */
const toHash = ({ keyRing }: Pick<Dependencies, 'keyRing'>, { userId }: User, token: string) =>
  keyRing.hashToken(`${token} ${userId}`)

/**
 * Finds the user's device by its cookie, unless something has ended it since.
 *
 * @returns the value of the cookie that belongs to this user, and since when
 */
export async function findDevice(
  { challenges }: Stores,
  ports: Pick<Dependencies, 'keyRing'>,
  user: User,
  kind: DeviceKind,
  { device, days, now }: DeviceOfCall,
): Promise<{ readonly token: string; readonly since: number } | null> {
  for (const token of device?.tokens ?? []) {
    const hash = toHash(ports, user, token)
    const row: ChallengeRow | null = await challenges.findBySecret(user.projectId, kind, hash, now)
    // The project may keep devices for a shorter time by now.
    if (row && row.createdAt + days * dayMs > now) return { token, since: row.createdAt }
  }
  return null
}

/**
 * Keeps the device, inside the transaction that starts the session. Its cookie is part of the answer.
 *
 * @param call.instead a value of the cookie that this one replaces
 */
export async function keepDevice(
  { challenges }: Stores,
  ports: Pick<Dependencies, 'random' | 'keyRing'>,
  user: User,
  kind: DeviceKind,
  {
    device,
    days,
    now,
    instead,
  }: DeviceOfCall & { readonly device: DeviceCookie; readonly instead?: string | undefined },
): Promise<void> {
  const { projectId, userId } = user
  await challenges.issue({
    projectId,
    challengeId: createId(ports.random, 'device', projectId),
    kind,
    subject: userId,
    secretHash: toHash(ports, user, device.keep(days, instead)),
    payload: {},
    createdAt: now,
    expiresAt: now + days * dayMs,
  })
}

/** More than a user lets the service remember. */
const maxListed = 100

/** Lists until when each remembered device of a user is not asked, in milliseconds. */
export async function listRememberedEnds(
  { challenges }: Stores,
  { projectId, userId }: User,
  days: number,
  now: number,
): Promise<readonly number[]> {
  const kept = await challenges.listLive(projectId, 'remembered_device', userId, now, maxListed)
  return kept
    .map(({ createdAt, expiresAt }) => Math.min(expiresAt, createdAt + days * dayMs))
    .filter((end) => end > now)
}

/** Forgets the remembered devices of a user. The caller holds the user's lock. */
export const forgetRememberedDevices = (
  { challenges }: Stores,
  { projectId, userId }: User,
  now: number,
): Promise<void> => challenges.voidAll(projectId, 'remembered_device', userId, now)

/** Forgets all devices of a user. The caller holds the user's lock. */
export async function forgetDevices(stores: Stores, user: User, now: number): Promise<void> {
  await forgetRememberedDevices(stores, user, now)
  await stores.challenges.voidAll(user.projectId, 'known_device', user.userId, now)
}
