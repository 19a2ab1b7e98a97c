import { call } from '../call/call.ts'
import type { UserDetail, UserFactor, UserSession } from '../call/replies.ts'
import { saveFile } from '../parts/save-file.ts'
import { words } from '../words/words.ts'
import type { Act } from './act-dialog.tsx'

/** Reads the token of an impersonation. */
const readText = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'impersonation_token' in answer
    ? String(answer.impersonation_token)
    : ''

/** Saves an answer as a file. */
const saveJson = (name: string, answer: unknown): void =>
  saveFile(name, new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' }))

const deletionReasons = ['asked', 'abuse', 'duplicate', 'test', 'other'] as const

/** A factor as an operator removes it: an e-mail address is one as well. */
export type RemovableFactor = Pick<UserFactor, 'kind' | 'id' | 'title'>

/** The choice of what is asked of the user at sign-in. */
function toStepField(user: UserDetail): NonNullable<Act['field']> {
  const { steps } = words().user
  const texts = words().userActs
  return {
    kind: 'choice',
    label: texts.step,
    choices: [
      ['project', texts.stepOfProject(steps[user.project_second_step])],
      ['required', steps.required],
      ['optional', steps.optional],
      ['off', steps.off],
    ],
    initial: user.second_step,
  }
}

/** What an operator can do about a user. */
export function toActs(path: string, name: string, user: UserDetail) {
  const primary = user.emails[0]?.email ?? words().user.noAddress
  const post = (place: string, body: object) => call('POST', `${path}/${place}`, body)
  const texts = words().userActs
  const ends = texts.allEnd(user.sessions.length)
  return {
    block: {
      title: texts.blockTitle(name),
      text: texts.blockText(ends, name),
      button: texts.block,
      isDangerous: true,
      run: (why) => post('block', { why }),
    },
    sendLink: {
      title: texts.sendLinkTitle(name),
      text: texts.sendLinkText(primary),
      button: texts.sendLink,
      isDangerous: false,
      run: (why) => post('send-link', { why }),
    },
    unblock: {
      title: texts.unblockTitle(name),
      text: texts.unblockText(name),
      button: texts.unblock,
      isDangerous: false,
      run: (why) => post('unblock', { why }),
    },
    endSessions: {
      title: texts.endSessionsTitle(name),
      text: texts.endSessionsText(ends, name),
      button: texts.endSessions,
      isDangerous: true,
      run: (why) => post('sessions/end', { why }),
    },
    endSession: ({ session_id: id, browser }: UserSession): Act => ({
      title: texts.endSessionTitle,
      text: texts.endSessionText(browser || texts.theDevice),
      button: texts.endSession,
      isDangerous: true,
      run: (why) => post(`sessions/${encodeURIComponent(id)}/end`, { why }),
    }),
    changeRoles: {
      title: texts.changeRolesTitle(name),
      text: texts.changeRolesText,
      button: texts.changeRoles,
      isDangerous: false,
      field: {
        kind: 'choices',
        label: texts.roles,
        choices: user.known_roles,
        initial: user.roles,
      },
      run: (why, value) => post('change', { why, roles: value.split('\n').filter(Boolean) }),
    },
    changeMetadata: {
      title: texts.changeMetadataTitle(name),
      text: texts.changeMetadataText,
      button: texts.changeMetadata,
      isDangerous: false,
      field: {
        kind: 'json',
        label: texts.metadata,
        initial: JSON.stringify(user.trusted_metadata, null, 2),
      },
      run: async (why, value) => post('change', { why, trusted_metadata: JSON.parse(value) }),
    },
    changeSecondStep: {
      title: texts.changeStepTitle(name),
      text: texts.changeStepText,
      button: texts.changeStep,
      isDangerous: false,
      field: toStepField(user),
      run: (why, value) => post('change', { why, second_step: value }),
    },
    startRecovery: {
      title: texts.startRecoveryTitle(name),
      text: texts.startRecoveryText,
      button: texts.startRecovery,
      isDangerous: true,
      field: { kind: 'text', label: texts.newAddress, type: 'email' },
      run: (why, email) => post('recoveries', { why, email: email.trim() }),
    },
    impersonate: {
      title: texts.impersonateTitle(name),
      text: texts.impersonateText,
      button: texts.getToken,
      isDangerous: false,
      run: (why) => post('impersonate', { why }),
      toShown: (answer) => ({ label: texts.token, text: readText(answer) }),
    },
    exportUser: {
      title: texts.downloadTitle(name),
      text: texts.downloadText,
      button: texts.download,
      isDangerous: false,
      run: async (why) => saveJson(`${user.user_id}.json`, await post('export', { why })),
    },
    deleteUser: {
      title: texts.deleteTitle(name),
      text: texts.deleteText,
      button: texts.delete,
      isDangerous: true,
      reasons: deletionReasons.map((one) => [one, texts.deletions[one]] as const),
      endsUser: true,
      field: {
        kind: 'confirm',
        label: texts.type(user.address || user.user_id),
        text: user.address || user.user_id,
      },
      run: (reason) => post('delete', { reason }),
    },
    removeFactor: ({ kind, id, title }: RemovableFactor): Act => ({
      title: texts.removeTitle(title),
      text: texts.removeText(name),
      button: texts.remove,
      isDangerous: true,
      run: (why) => post('factors/remove', { kind, id, why }),
    }),
  } satisfies Readonly<Record<string, Act | ((of: never) => Act)>>
}
