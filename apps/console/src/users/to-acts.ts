import { call } from '../call/call.ts'
import type { UserDetail, UserFactor, UserSession } from '../call/replies.ts'
import { saveFile } from '../parts/save-file.ts'
import type { Act } from './act-dialog.tsx'

/** Reads the token of an impersonation. */
const readText = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'impersonation_token' in answer
    ? String(answer.impersonation_token)
    : ''

/** Saves an answer as a file. */
const saveJson = (name: string, answer: unknown): void =>
  saveFile(name, new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' }))

/** A factor as an operator removes it: an e-mail address is one as well. */
export type RemovableFactor = Pick<UserFactor, 'kind' | 'id' | 'title'>

/** What an operator can do about a user. */
export function toActs(path: string, name: string, user: UserDetail) {
  const { sessions, emails } = user
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
    changeRoles: {
      title: `Change the roles of ${name}?`,
      text: 'They decide from the next call on what apps let the user do.',
      button: 'Change roles',
      isDangerous: false,
      field: {
        kind: 'choices',
        label: 'Roles',
        choices: user.known_roles,
        initial: user.roles,
      },
      run: (why, value) => post('change', { why, roles: value.split('\n').filter(Boolean) }),
    },
    changeMetadata: {
      title: `Change the metadata of ${name}?`,
      text: 'These values come from your back end, and apps trust them. A key with null is removed, others stay.',
      button: 'Change metadata',
      isDangerous: false,
      field: {
        kind: 'json',
        label: 'Metadata, as JSON',
        initial: JSON.stringify(user.trusted_metadata, null, 2),
      },
      run: async (why, value) => post('change', { why, trusted_metadata: JSON.parse(value) }),
    },
    startRecovery: {
      title: `Start a recovery for ${name}?`,
      text: 'Every address, number and device of the user is told, and any objection stops it. After the waiting time a link goes to the new address.',
      button: 'Start recovery',
      isDangerous: true,
      field: { kind: 'text', label: 'New e-mail address', type: 'email' },
      run: (why, email) => post('recoveries', { why, email: email.trim() }),
    },
    impersonate: {
      title: `Sign in as ${name}?`,
      text: `You get a token that works once, for some minutes, on a page of yours that takes it. Pages and the audit log know that it is you.`,
      button: 'Get a token',
      isDangerous: false,
      run: (why) => post('impersonate', { why }),
      toShown: (answer) => ({ label: 'Token, shown only now', text: readText(answer) }),
    },
    exportUser: {
      title: `Download the data of ${name}?`,
      text: 'Everything that is kept about the user, without secrets, as one JSON file. Keep it as carefully as the database.',
      button: 'Download',
      isDangerous: false,
      run: async (why) => saveJson(`${user.user_id}.json`, await post('export', { why })),
    },
    deleteUser: {
      title: `Delete ${name}?`,
      text: 'Sessions and access of apps end now. Addresses, passkeys and history are erased now, without days to think it over. Nobody can bring them back.',
      button: 'Delete',
      isDangerous: true,
      isReasonless: true,
      endsUser: true,
      field: {
        kind: 'confirm',
        label: `Type ${user.address || user.user_id}`,
        text: user.address || user.user_id,
      },
      run: () => post('delete', {}),
    },
    removeFactor: ({ kind, id, title }: RemovableFactor): Act => ({
      title: `Remove this ${title}?`,
      text: `${name} cannot sign in with it any more. The last way to sign in is never removed.`,
      button: 'Remove',
      isDangerous: true,
      run: (why) => post('factors/remove', { kind, id, why }),
    }),
  } satisfies Readonly<Record<string, Act | ((of: never) => Act)>>
}
