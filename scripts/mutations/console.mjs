const folder = 'packages/service/src/console'
const tests = [`${folder}/console.test.ts`]
const userTests = [`${folder}/users.test.ts`]

/** Faults of the operators' console. @type {readonly import('./mutation.mjs').Mutation[]} */
export const consoleMutations = [
  {
    id: 'console-from-any-page',
    what: 'a call of the console that another page forges is refused',
    file: `${folder}/verify-console-page.ts`,
    find: 'if (!isMarked || !isSameOrigin || !isOwnOrigin)',
    replace: 'if (!isMarked || !isSameOrigin)',
    tests,
  },
  {
    id: 'console-from-any-form',
    what: 'a call of the console needs the header that no form can send',
    file: `${folder}/verify-console-page.ts`,
    find: 'headers[pageHeader] !== undefined',
    replace: 'true',
    tests,
  },
  {
    id: 'console-acts-of-readers',
    what: 'operators who may only read do nothing',
    file: `${folder}/find-operator.ts`,
    find: "if (operator.role !== 'act')",
    replace: 'if (false)',
    tests,
  },
  {
    id: 'console-acts-without-proof',
    what: 'an act needs a passkey proof of the last fifteen minutes',
    file: `${folder}/find-operator.ts`,
    find: 'if (!isProofFresh(session, now))',
    replace: 'if (false)',
    tests,
  },
  {
    id: 'console-invitation-twice',
    what: 'an invitation makes one operator, also of parallel uses',
    file: 'packages/service/src/declarations/operators/create-operator-invitations.ts',
    find: 'rows.change({ projectId, tokenHash, usedAt: null,',
    replace: 'rows.change({ projectId, tokenHash,',
    tests,
  },
  {
    id: 'console-proof-of-another',
    what: 'a proof for an act is the operator’s own passkey',
    file: `${folder}/operator-ceremony.ts`,
    find: 'operatorId || null, known',
    replace: 'null, known',
    tests,
  },
  {
    id: 'console-without-operators',
    what: 'the console is not there before somebody was invited',
    file: `${folder}/register-console.ts`,
    find: 'if (!(await parts.isOpen()))',
    replace: 'if (false)',
    tests,
  },
  {
    id: 'console-last-operator',
    what: 'one operator who may act always stays',
    file: 'packages/service/src/declarations/operators/create-operators.ts',
    find: "if (isNeeded) return 'last'",
    replace: '',
    tests,
  },
  {
    id: 'console-session-of-another-user',
    what: 'an operator ends a session of the named user only',
    file: `${folder}/user-handlers.ts`,
    find: 'const isOwn = session?.userId === user.userId',
    replace: 'const isOwn = session !== null',
    tests: userTests,
  },
  {
    id: 'console-reason-after-erasure',
    what: 'an operator’s reason is erased with the user',
    file: 'packages/service/src/kernel/storage/repositories/remove-user.ts',
    find: 'await eraseReasons(tx, theirs)',
    replace: '',
    tests: userTests,
  },
]
