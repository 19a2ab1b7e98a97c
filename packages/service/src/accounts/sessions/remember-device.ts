/**
 * Devices on which a user is not asked for the second step again. They are one-time secrets that are never consumed: so
 * whatever voids the secrets of a user, such as a new password or the end of all sessions, forgets their devices.
 */

import { createId } from '../../foundation/create-id.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { DeviceCookie } from '../../kernel/http/device-cookie.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'

const kind = 'remembered_device'
const dayMs = 86_400_000

type User = Pick<UserRow, 'projectId' | 'userId'>

/** A device belongs to one user: another user of the same browser is asked. */
const toHash = ({ keyRing }: Pick<Dependencies, 'keyRing'>, { userId }: User, token: string) =>
  keyRing.hashToken(`${token} ${userId}`)

/** True when the user wanted this device to be remembered, and nothing has ended that since. */
export async function isDeviceRemembered(
  { challenges }: Pick<Repositories, 'challenges'>,
  ports: Pick<Dependencies, 'keyRing'>,
  user: User,
  {
    device,
    days,
    now,
  }: { readonly device: DeviceCookie | undefined; readonly days: number; readonly now: number },
): Promise<boolean> {
  for (const token of device?.tokens ?? []) {
    const hash = toHash(ports, user, token)
    const row = await challenges.findBySecret(user.projectId, kind, hash, now)
    // The project may remember devices for a shorter time by now.
    if (row && row.createdAt + days * dayMs > now) return true
  }
  return false
}

/** Remembers the device, inside the transaction that starts the session. Its cookie is part of the answer. */
export async function rememberDevice(
  { challenges }: Pick<Repositories, 'challenges'>,
  ports: Pick<Dependencies, 'random' | 'keyRing'>,
  user: User,
  {
    device,
    days,
    now,
  }: {
    readonly device: DeviceCookie
    readonly days: number
    readonly now: number
  },
): Promise<void> {
  const { projectId, userId } = user
  await challenges.issue({
    projectId,
    challengeId: createId(ports.random, 'device', projectId),
    kind,
    subject: userId,
    secretHash: toHash(ports, user, device.keep(days)),
    payload: {},
    createdAt: now,
    expiresAt: now + days * dayMs,
  })
}

/** Forgets all devices of a user. The caller holds the user's lock. */
export const forgetDevices = (
  { challenges }: Pick<Repositories, 'challenges'>,
  { projectId, userId }: User,
  now: number,
): Promise<void> => challenges.voidAll(projectId, kind, userId, now)
