import type { Storage } from '@portico/service'
import { type KillNote, killNow, killProjectId, toKillTokenHash } from './kill-note.ts'

/** All that was said about one secret, gathered. */
interface Story {
  readonly tried: ReadonlySet<KillNote['what']>
  readonly done: ReadonlySet<KillNote['what']>
  readonly sessionId: string | undefined
}

/**
 * Compares what a killed writer was promised with what the storage holds now.
 *
 * @returns one sentence for each promise that was broken; none when all held
 */
export async function findBrokenPromises(
  storage: Storage,
  notes: readonly KillNote[],
): Promise<string[]> {
  const broken: string[] = []
  for (const [challengeId, story] of toStories(notes)) {
    const found = await storage.challenges.findAny(killProjectId, 'magic_link', challengeId)
    const live = await storage.challenges.find(killProjectId, 'magic_link', challengeId, killNow)
    const session =
      story.sessionId === undefined
        ? null
        : await storage.sessions.findByToken(
            killProjectId,
            toKillTokenHash(story.sessionId),
            killNow,
          )
    const facts = { isStored: found !== null, isLive: live !== null, hasSession: session !== null }
    broken.push(...judge(story, facts).map((sentence) => `${challengeId}: ${sentence}`))
  }
  return broken
}

function judge(
  { tried, done }: Story,
  { isStored, isLive, hasSession }: { isStored: boolean; isLive: boolean; hasSession: boolean },
): string[] {
  const broken: string[] = []
  if (done.has('issue') && !isStored) broken.push('an issued secret is lost')
  const isUsed = done.has('consume') || done.has('sign-in')
  if (isUsed && isLive) broken.push('a used secret is live again')
  const mayBeUsed = tried.has('consume') || tried.has('sign-in')
  if (done.has('issue') && !mayBeUsed && !isLive) broken.push('an unused secret is dead')
  if (done.has('sign-in') && !tried.has('revoke') && !hasSession) broken.push('a session is lost')
  if (done.has('revoke') && hasSession) broken.push('an ended session is live again')
  // Cut in the middle: the secret is used and the session there, or neither.
  if (tried.has('sign-in') && !tried.has('revoke') && isLive === hasSession) {
    broken.push('half a sign-in is stored')
  }
  return broken
}

function toStories(notes: readonly KillNote[]): ReadonlyMap<string, Story> {
  const stories = new Map<
    string,
    { tried: Set<KillNote['what']>; done: Set<KillNote['what']>; sessionId: string | undefined }
  >()
  for (const note of notes) {
    const story = stories.get(note.challengeId) ?? {
      tried: new Set(),
      done: new Set(),
      sessionId: undefined,
    }
    story[note.when === 'try' ? 'tried' : 'done'].add(note.what)
    story.sessionId = note.sessionId ?? story.sessionId
    stories.set(note.challengeId, story)
  }
  return stories
}
