import type { ProjectConfig } from '../../kernel/config/config.ts'
import { enqueueMail } from '../../kernel/delivery/enqueue-mail.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { findSignInUrl } from '../../kernel/pages/site-urls.ts'
import type { Deletion, Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { getReaderLanguage } from '../notices/reader-language.ts'
import { holdPerson } from '../sessions/hold-session.ts'

type Ports = Pick<Dependencies, 'storage' | 'random' | 'clock' | 'keyRing'>

/**
 * Mails the users whose accounts are soon to be deleted, once for each request. Several processes may do so at once.
 *
 * @returns how many reminders are dealt with
 */
export async function remindLeaving(
  ports: Ports,
  projects: readonly ProjectConfig[],
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number> {
  const { storage } = ports
  let done = 0
  for (const { projectId, userId } of await storage.users.listReminded(before, limit)) {
    const project = projects.find((one) => one.projectId === projectId)
    const isDone = await storage.transaction(async (tx) => {
      const user = await holdPerson(tx, projectId, userId)
      const deletion = user?.deletion
      // Under the lock: another process may have mailed, or the user come back, since the list was read.
      if (!deletion || deletion.remindsAt === null || deletion.remindsAt >= before) return false
      await tx.users.update(projectId, userId, { deletion: { ...deletion, remindsAt: null } })
      // Who is blocked could not follow the invitation to sign in.
      if (project && user.blockedAt === null) await remind(tx, ports, project, { user, deletion })
      return true
    })
    if (isDone) done += 1
  }
  return done
}

/** Mails every address that can sign in, those that the user removed a few days ago included. */
async function remind(
  tx: Repositories,
  ports: Ports,
  project: ProjectConfig,
  {
    user,
    deletion: { deletesAt, timeZone },
  }: { readonly user: UserRow; readonly deletion: Deletion },
): Promise<void> {
  if (deletesAt <= ports.clock.now()) return
  const locale = await getReaderLanguage(tx, ports, user, null, project)
  const signInUrl = findSignInUrl(project)
  for (const { email, verified } of [...user.emails, ...user.removedEmails]) {
    if (!verified) continue
    await enqueueMail(tx, ports, {
      project,
      to: email,
      template: 'deletion.near',
      locale,
      payload: { deletesAt, timeZone, ...(signInUrl !== null && { signInUrl }) },
      expiresAt: deletesAt,
    })
  }
}
