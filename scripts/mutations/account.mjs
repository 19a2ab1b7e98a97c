const service = 'packages/service/src'
const devices = `${service}/accounts/sessions/devices.test.ts`
const addresses = `${service}/accounts/addresses/addresses.test.ts`

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
  {
    id: 'address-added-by-an-old-proof',
    what: 'a change of addresses needs a proof that is at most ten minutes old',
    file: `${service}/accounts/sessions/verify-account-change.ts`,
    find: '    freshSeconds: limits.addition.freshProofSeconds,',
    replace: '    freshSeconds: limits.addition.freshProofSeconds * 1_000,',
    tests: [addresses],
  },
  {
    id: 'young-address-proves-a-change',
    what: 'a code to an address that was added a few days ago proves no change',
    file: `${service}/accounts/sessions/verify-account-change.ts`,
    find: 'return own !== undefined && isSettledEmail(user, own, now)',
    replace: 'return own !== undefined',
    tests: [addresses],
  },
  {
    id: 'code-of-another-user-adds-an-address',
    what: 'a code for a new address works for the user who asked for it alone',
    file: `${service}/accounts/addresses/prove-address.ts`,
    find: 'challenge?.subject === userId &&',
    replace: 'challenge != null &&',
    tests: [addresses],
  },
  {
    id: 'code-of-another-session-adds-an-address',
    what: 'a code for a new address works in the session that asked for it alone',
    file: `${service}/accounts/addresses/prove-address.ts`,
    find: 'readAddressProof(challenge).sessionId === session.sessionId',
    replace: 'readAddressProof(challenge).sessionId !== ""',
    tests: [addresses],
  },
  {
    id: 'removed-address-recovers-nothing',
    what: 'a removed mailbox recovers the account by signing in',
    file: `${service}/accounts/sign-in/find-recipient.ts`,
    find: 'const mailboxes = listMailboxes(user, dependencies.clock.now())',
    replace: 'const mailboxes = user.emails',
    tests: [addresses],
  },
  {
    id: 'undo-of-addresses-works-twice',
    what: 'an undo of a change of addresses works once',
    file: `${service}/server/not-me/undo-addresses.ts`,
    find: 'return false\n    for (const later',
    replace: 'void 0\n    for (const later',
    tests: [addresses],
  },
  {
    id: 'young-address-gets-the-undo',
    what: 'an address that was added a few days ago gets no button in notices',
    file: `${service}/accounts/notices/mail-notice.ts`,
    find: 'isSettledEmail(user, address, now)',
    replace: 'address.verified',
    tests: [addresses],
  },
  {
    id: 'restored-by-another-session',
    what: 'a removal is taken back in the session that removed the address alone',
    file: `${service}/accounts/addresses/address-handlers.ts`,
    find: 'email.removedIn !== session.sessionId || isLate',
    replace: 'isLate',
    tests: [addresses],
  },
  {
    id: 'download-with-the-staff',
    what: 'a download does not contain the addresses of staff',
    file: `${service}/accounts/users/export-me.ts`,
    find: "const isOwn = row.actorKind === 'person'",
    replace: 'const isOwn = row !== null',
    tests: [`${service}/accounts/users/export-me.test.ts`],
  },
]
