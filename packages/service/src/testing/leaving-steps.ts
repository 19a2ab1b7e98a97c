/** The steps of pruning for users who leave, of one world's project alone: other worlds share the database. */
import { remindLeaving } from '../accounts/users/remind-leaving.ts'
import { removeLeaving } from '../accounts/users/remove-leaving.ts'
import { systemRandom } from '../foundation/random.ts'
import { createKeyRing } from '../kernel/keys/key-ring.ts'
import type { Storage } from '../kernel/storage/storage.ts'
import type { TestAnswer, TestService } from './create-test-service.ts'

/**
 * Asks for the deletion of a user's account.
 *
 * @param request.body @default the confirmation
 */
export const askForDeletion = (
  world: TestService,
  session: string,
  request: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<TestAnswer> => {
  const { body = { confirmation: 'delete' }, headers } = request
  return world.post('/users/me/delete', body, { session, ...(headers && { headers }) })
}

/** Reads who leaves as the service does, of this world's project. */
export function keepToProject({ storage, project }: TestService): Storage {
  const keep =
    (list: Storage['users']['listLeaving']): Storage['users']['listLeaving'] =>
    async (before, limit) =>
      (await list(before, limit)).filter(({ projectId }) => projectId === project.projectId)
  const { listLeaving, listReminded } = storage.users
  const users = {
    ...storage.users,
    listLeaving: keep(listLeaving),
    listReminded: keep(listReminded),
  }
  return { ...storage, users }
}

const run = (world: TestService, storage: Storage, step: typeof removeLeaving) =>
  step(
    {
      storage,
      keyRing: createKeyRing(world.config.rootKey),
      random: systemRandom,
      clock: { now: world.now },
    },
    [world.project],
    { before: world.now(), limit: 100 },
  )

/** Removes the accounts whose days are over. */
export const removeLeavers = (world: TestService, storage = keepToProject(world)) =>
  run(world, storage, removeLeaving)

/** Reminds the users whose days are almost over. */
export const remindLeavers = (world: TestService, storage = keepToProject(world)) =>
  run(world, storage, remindLeaving)
