/**
 * `npm run release`: makes `release/` from the commit that is checked out, in a clone: the tarballs of all public packages,
 * the Linux archives, the bill of materials and `SHA256SUMS`. Nothing is published.
 */
import './require-node.mjs'
import { rmSync } from 'node:fs'
import { readCommit, releaseFromClone } from './release/clone.mjs'
import { inRoot } from './root.mjs'
import { run } from './run.mjs'
import { giveUp, say, since } from './say.mjs'

const startedAt = Date.now()
const target = inRoot('release')
const { output } = await run('git', ['status', '--porcelain'])
if (output.trim() !== '') say('Changes that are not committed are left out of the release.')
say('Building the release in a clone, which takes some minutes')
rmSync(target, { recursive: true, force: true })
try {
  await releaseFromClone({ commit: await readCommit(), target, place: 'portico' })
} catch (error) {
  giveUp(`${error instanceof Error ? error.message : error}\nThe release could not be made.`)
}
say(`  done in ${since(startedAt)}: ${target}`)
