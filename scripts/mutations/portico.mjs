const source = 'packages/portico/src'

/** What `portico init`, `dev` and `remove` promise. @type {readonly import('./mutation.mjs').Mutation[]} */
export const porticoMutations = [
  {
    id: 'init-overwrites',
    what: 'no file that was there is overwritten',
    file: `${source}/setup/plan.ts`,
    find: '  refuseTaken(app, created)\n',
    replace: '',
    tests: [`${source}/init/init.test.ts`],
    only: 'nothing is written when one is in the way',
  },
  {
    id: 'init-keys-in-git',
    what: 'keys are only in files that git ignores',
    file: `${source}/setup/environment.ts`,
    find: 'isIgnored(app.folder, file) !== false',
    replace: 'true',
    tests: [`${source}/init/init.test.ts`],
    only: 'is a file that git ignores',
  },
  {
    id: 'init-shows-keys',
    what: 'a dry run shows no secret',
    file: `${source}/init/init.ts`,
    find: '[hideValues(environment.change, environment.names)]',
    replace: '[environment.change]',
    tests: [`${source}/init/init.test.ts`],
    only: 'and no value',
  },
  {
    id: 'remove-takes-changed',
    what: 'a file that was changed since stays',
    file: `${source}/init/remove.ts`,
    find: 'if (toHash(text) === hash || isForced) return',
    replace: 'return',
    tests: [`${source}/init/remove.test.ts`],
    only: 'stays, is named',
  },
  {
    id: 'dev-serves-keys',
    what: 'the server of plain files gives out no file with a dot, by no link either',
    file: `${source}/dev/serve-folder.ts`,
    find: '|| /(^|\\/)\\./.test(relative(root, place))',
    replace: '',
    tests: [`${source}/dev/serve-folder.test.ts`],
    only: 'does not serve',
  },
]
