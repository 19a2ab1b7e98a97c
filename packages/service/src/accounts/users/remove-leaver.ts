import type { Actor } from '../../kernel/audit/activity.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { enqueueMail } from '../../kernel/delivery/enqueue-mail.ts'
import { toOccasion } from '../../kernel/delivery/occasion.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { getReaderLanguage } from '../notices/reader-language.ts'
import { removeHeld } from './change-user.ts'

const lifeMs = 24 * 3_600_000

/** Deletes a user who asked for it and whose lock the caller holds, and tells the primary address that it is done. */
export async function removeLeaver(
  tx: Repositories,
  ports: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  leaving: {
    readonly project: ProjectConfig
    readonly actor: Actor
    readonly user: UserRow
    /** The call that deletes at once; null when the days are over. */
    readonly call: { readonly source: Source; readonly findPlace: Dependencies['findPlace'] } | null
  },
): Promise<void> {
  const { project, actor, user, call } = leaving
  const source = call?.source ?? null
  const locale = await getReaderLanguage(tx, ports, user, source, project)
  const details = call ? {} : { reason: 'asked_for' }
  await removeHeld(tx, ports, { project, actor, source }, user, details)
  const primary = user.emails.find(({ verified }) => verified)
  if (!primary) return
  const at = ports.clock.now()
  // Added after the removal, which drops all messages that wait for the address.
  await enqueueMail(tx, ports, {
    project,
    to: primary.email,
    template: 'deletion.done',
    locale,
    payload: {
      at,
      ...(call
        ? { occasion: toOccasion({ ...ports, findPlace: call.findPlace }, call.source, locale) }
        : { timeZone: user.deletion?.timeZone ?? null }),
    },
    expiresAt: at + lifeMs,
  })
}
