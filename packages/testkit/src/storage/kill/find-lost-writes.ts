import type { Storage } from '@portico/service/assembly'
import { type KillNote, killNow, killProjectId, toKillTokenHash } from './kill-note.ts'

/** The notes about one secret. */
interface History {
  readonly tried: ReadonlySet<KillNote['what']>
  readonly done: ReadonlySet<KillNote['what']>
  readonly sessionId: string | undefined
}

/**
 * Compares the writes that were acknowledged to a killed writer with the storage.
 *
 * @returns a sentence for each write that is lost, repeated or incomplete; empty when there is none
 */
export async function findLostWrites(
  storage: Storage,
  notes: readonly KillNote[],
): Promise<string[]> {
  const lost: string[] = []
  for (const [challengeId, history] of toHistories(notes)) {
    const found = await storage.challenges.findAny(killProjectId, 'magic_link', challengeId)
    const live = await storage.challenges.find(killProjectId, 'magic_link', challengeId, killNow)
    const session =
      history.sessionId === undefined
        ? null
        : await storage.sessions.findByToken(
            killProjectId,
            toKillTokenHash(history.sessionId),
            killNow,
          )
    const facts = { isStored: found !== null, isLive: live !== null, hasSession: session !== null }
    lost.push(...compare(history, facts).map((sentence) => `${challengeId}: ${sentence}`))
  }
  return lost
}

function compare(
  { tried, done }: History,
  { isStored, isLive, hasSession }: { isStored: boolean; isLive: boolean; hasSession: boolean },
): string[] {
  const lost: string[] = []
  if (done.has('issue') && !isStored) lost.push('an issued secret is lost')
  const isUsed = done.has('consume') || done.has('sign-in')
  if (isUsed && isLive) lost.push('a used secret is live again')
  const mayBeUsed = tried.has('consume') || tried.has('sign-in')
  if (done.has('issue') && !mayBeUsed && !isLive) lost.push('an unused secret is dead')
  if (done.has('sign-in') && !tried.has('revoke') && !hasSession) lost.push('a session is lost')
  if (done.has('revoke') && hasSession) lost.push('an ended session is live again')
  // The sign-in was interrupted: the secret must be consumed and the session stored, or neither.
  if (tried.has('sign-in') && !tried.has('revoke') && isLive === hasSession) {
    lost.push('half a sign-in is stored')
  }
  return lost
}

function toHistories(notes: readonly KillNote[]): ReadonlyMap<string, History> {
  const histories = new Map<
    string,
    { tried: Set<KillNote['what']>; done: Set<KillNote['what']>; sessionId: string | undefined }
  >()
  for (const note of notes) {
    const history = histories.get(note.challengeId) ?? {
      tried: new Set(),
      done: new Set(),
      sessionId: undefined,
    }
    history[note.when === 'try' ? 'tried' : 'done'].add(note.what)
    history.sessionId = note.sessionId ?? history.sessionId
    histories.set(note.challengeId, history)
  }
  return histories
}
