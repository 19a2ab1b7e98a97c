/** What "This was not me" does, each on the record. Whatever is undone already stays so. */

import { recordActivity } from '../audit/record-activity.ts'
import type { Dependencies } from '../dependencies.ts'
import type { CallContext } from '../http/register-operations.ts'
import type { Credentials } from '../method/declared.ts'
import type { NoticedEvent, NotMe } from '../notices/not-me.ts'
import { enqueueLogouts } from '../sessions/enqueue-logouts.ts'
import { voidSecrets } from '../sessions/void-secrets.ts'
import type { Repositories, SessionRow, UserRow } from '../storage/storage.ts'

type Ports = Pick<Dependencies, 'storage' | 'random' | 'clock' | 'keyRing' | 'wakeOutbox'>
type Event<Kind extends NoticedEvent['kind']> = Extract<NoticedEvent, { kind: Kind }>

const reason = 'not_me'

/**
 * Undoes one event.
 *
 * @returns false when there is nothing that could be undone: the person is gone, or another password was set since
 */
export async function undoEvent(
  dependencies: Ports,
  context: CallContext,
  { userId, event }: NotMe,
): Promise<boolean> {
  const { projectId } = context.project
  const isUndone = await dependencies.storage.transaction(async (tx) => {
    // A change of nothing takes the person's lock: what is being added is there, or comes too late.
    const locked = await tx.users.update(projectId, userId, {})
    if (!locked || !('user' in locked)) return false
    const { user } = locked
    switch (event.kind) {
      case 'session':
        return undoSession(tx, dependencies, context, user, event)
      case 'passkey':
        return undoPasskey(tx, dependencies, context, user, event)
      case 'password':
        return undoPassword(tx, dependencies, context, user, event)
    }
  })
  dependencies.wakeOutbox()
  return isUndone
}

async function undoSession(
  tx: Repositories,
  dependencies: Ports,
  context: CallContext,
  user: UserRow,
  { sessionId, browserHash }: Event<'session'>,
): Promise<true> {
  const { projectId, userId } = user
  await endSessions(tx, dependencies, context, user, (session) => session.sessionId === sessionId)
  // Its next sign-in is news again.
  await tx.browsers.forget(projectId, userId, browserHash)
  return true
}

async function undoPasskey(
  tx: Repositories,
  dependencies: Ports,
  context: CallContext,
  user: UserRow,
  { registrationId, sessionId }: Event<'passkey'>,
): Promise<true> {
  const { projectId, userId } = user
  const passkey = user.credentials.passkeys.find((one) => one.registrationId === registrationId)
  // Also a person's last way in but the mailbox: whoever reads this has that.
  if (passkey && (await tx.passkeys.remove(projectId, userId, registrationId))) {
    await recordActivity(tx, dependencies, {
      ...toAct(
        context,
        withCredentials(user, {
          passkeys: user.credentials.passkeys.filter((one) => one !== passkey),
        }),
      ),
      action: 'passkey.deleted',
      details: { webauthn_registration_id: registrationId, domain: passkey.domain, reason },
    })
  }
  // What it opened elsewhere goes as well.
  const isTheirs = (session: SessionRow) =>
    session.sessionId === sessionId ||
    session.factors.some((factor) => factor.credential?.id === registrationId)
  await endSessions(tx, dependencies, context, user, isTheirs)
  return true
}

async function undoPassword(
  tx: Repositories,
  dependencies: Ports,
  context: CallContext,
  user: UserRow,
  { changedAt }: Event<'password'>,
): Promise<boolean> {
  const { projectId, userId } = user
  const password = await tx.passwords.find(projectId, userId)
  // Nobody's any more: this was pressed before.
  if (!password) return true
  if (password.changedAt !== changedAt) return false
  await tx.passwords.remove(projectId, userId)
  await recordActivity(tx, dependencies, {
    ...toAct(context, withCredentials(user, { passwords: null })),
    action: 'password.dropped',
    details: { reason },
  })
  await endSessions(tx, dependencies, context, user, () => true)
  // An app that the password let in would get its next code unasked.
  await tx.grants.removeOfUser(projectId, userId)
  // Links and codes on their way may have been asked for by whoever set it.
  await voidSecrets(tx, user, dependencies.clock.now())
  return true
}

/** Ends the person's sessions that are meant, and what client apps got in any: tokens outlive sessions. */
async function endSessions(
  tx: Repositories,
  dependencies: Ports,
  context: CallContext,
  user: UserRow,
  isMeant: (session: SessionRow) => boolean,
): Promise<void> {
  const { projectId, userId } = user
  const now = dependencies.clock.now()
  const live = await tx.sessions.listOfUser(projectId, userId, now)
  const ended: SessionRow[] = []
  for (const session of live.filter(isMeant)) {
    if (await tx.sessions.revoke(projectId, session.sessionId, now)) ended.push(session)
  }
  if (ended.length === 0) return
  for (const session of ended) {
    await recordActivity(tx, dependencies, {
      ...toAct(context, user),
      action: 'session.revoked',
      session,
      details: { reason },
    })
    await enqueueLogouts(tx, dependencies, context.project, session)
  }
  await tx.artefacts.removeOfUser(projectId, userId)
}

/** By whoever reads the mailbox: that is the person, as far as anybody can tell. */
const toAct = ({ project, source }: CallContext, user: UserRow) => ({
  project,
  source,
  user,
  actor: { kind: 'person', id: user.userId } as const,
})

const withCredentials = (user: UserRow, changed: Partial<Credentials>): UserRow => ({
  ...user,
  credentials: { ...user.credentials, ...changed },
})
