import { call } from '../call/call.ts'
import type { UserDetail, UserFactor, UserSession } from '../call/replies.ts'
import type { Act } from './act-dialog.tsx'

/** A factor as an operator removes it: an e-mail address is one as well. */
export type RemovableFactor = Pick<UserFactor, 'kind' | 'id' | 'title'>

/** What an operator can do about a user. */
export function toActs(path: string, name: string, { sessions, emails }: UserDetail) {
  const primary = emails[0]?.email ?? 'no address'
  const post = (place: string, body: object) => call('POST', `${path}/${place}`, body)
  const count = sessions.length === 1 ? 'The session ends' : `All ${sessions.length} sessions end`
  return {
    block: {
      title: `Block ${name}?`,
      text: `${count} within seconds, and nobody can sign in to this account until you unblock it. Nothing is erased. ${name} is not told.`,
      button: 'Block',
      isDangerous: true,
      run: (why) => post('block', { why }),
    },
    sendLink: {
      title: `Send ${name} a sign-in link?`,
      text: `The link goes to ${primary}. It works once, for a short time.`,
      button: 'Send link',
      isDangerous: false,
      run: (why) => post('send-link', { why }),
    },
    unblock: {
      title: `Unblock ${name}?`,
      text: `${name} can sign in again. Sessions that the block ended stay ended.`,
      button: 'Unblock',
      isDangerous: false,
      run: (why) => post('unblock', { why }),
    },
    endSessions: {
      title: `End the sessions of ${name}?`,
      text: `${count} within seconds. Links and codes under way end as well. ${name} can sign in again at once.`,
      button: 'End sessions',
      isDangerous: true,
      run: (why) => post('sessions/end', { why }),
    },
    endSession: ({ session_id: id, browser }: UserSession): Act => ({
      title: 'End this session?',
      text: `${browser || 'The device'} is signed out within seconds. Other sessions stay.`,
      button: 'End session',
      isDangerous: true,
      run: (why) => post(`sessions/${encodeURIComponent(id)}/end`, { why }),
    }),
    removeFactor: ({ kind, id, title }: RemovableFactor): Act => ({
      title: `Remove this ${title}?`,
      text: `${name} cannot sign in with it any more. The last way to sign in is never removed.`,
      button: 'Remove',
      isDangerous: true,
      run: (why) => post('factors/remove', { kind, id, why }),
    }),
  } satisfies Readonly<Record<string, Act | ((of: never) => Act)>>
}
