import { expect, test } from 'vitest'
import { pairFactors } from '../../testing/pair-factors.ts'
import { allProofs } from './find-proved-kind.ts'

const countWords = ['none', 'one', 'two']

const writePage = () => `# What counts as a factor

Made from the code by \`npm run reference\`. Where an authenticator app guards an account, a change of a credential needs two factors
in the session ([second factors](../second-factors.md)). Two proofs of one kind are one factor.

| proof | kind | why |
|---|---|---|
${allProofs.map(([, { title, proves, reason }]) => `| ${title} | ${proves === null ? 'none' : `\`${proves}\``} | ${reason} |`).join('\n')}

An account at a provider is the user's own if the user signed up with it, linked it in a session, or had it linked by your back end.
One that was linked because its e-mail address is the user's counts as the mailbox: whoever reads the mailbox can get such an account.
For accounts that were linked before this was recorded, only those as old as the user are their own. Linking one again in a session
makes it the user's own.

## Every pair

Each pair is tested: sign in with both in one session of a guarded account, then add a passkey.

| first | second | factors | why |
|---|---|---|---|
${pairFactors()
  .map(
    ({ titles, count, reason }) => `| ${titles.join(' | ')} | ${countWords[count]} | ${reason} |`,
  )
  .join('\n')}
`

test('docs/security/factors.md is up to date with the methods (npm run reference writes it)', async () => {
  await expect(writePage()).toMatchFileSnapshot('../../../../../docs/security/factors.md')
})
