const service = 'packages/service/src'
const devices = `${service}/accounts/sessions/devices.test.ts`

/** Faults of what users do with their own account. @type {readonly import('./mutation.mjs').Mutation[]} */
export const accountMutations = [
  {
    id: 'device-of-another-user-renamed',
    what: 'a user names their own devices only',
    file: `${service}/kernel/storage/repositories/sessions.ts`,
    find: 'const named = { projectId, userId, sessionId, ...live(now) }\n      return (await rows.change(named, { deviceName',
    replace:
      'const named = { projectId, sessionId, ...live(now) }\n      return (await rows.change(named, { deviceName',
    tests: [devices],
  },
  {
    id: 'own-device-ended-with-the-others',
    what: 'ending all others leaves the session that asks',
    file: `${service}/accounts/sessions/device-handlers.ts`,
    find: 'if (session.sessionId === own.sessionId) continue',
    replace: '',
    tests: [devices],
  },
]
