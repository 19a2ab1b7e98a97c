/**
 * `npm run verify-release`: builds a release again, in a clone at another path, and compares it byte for byte. The folder
 * is `release/`, or the one that is named: `npm run verify-release -- ~/Downloads/portico-0.1.0`.
 */
import './require-node.mjs'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { releaseFromClone } from './release/clone.mjs'
import { compareFolders } from './release/sums.mjs'
import { inRoot } from './root.mjs'
import { runNpm } from './run.mjs'
import { giveUp, say, since } from './say.mjs'

const startedAt = Date.now()
const folder = resolve(process.argv[2] ?? inRoot('release'))
const about = join(folder, 'release.json')
if (!existsSync(about)) giveUp(`${folder} is no release. Make one: npm run release`)
const { commit, node, npm } = JSON.parse(readFileSync(about, 'utf8'))
const ownNpm = (await runNpm(['--version'])).output.trim()
// compression and packing differ between their versions
if (node !== process.versions.node || npm !== ownNpm) {
  giveUp(
    `The release was made with Node ${node} and npm ${npm}; here are Node ${process.versions.node} and npm ${ownNpm}. Install those and run this again.`,
  )
}
say(`Building ${commit} again in a clone, which takes some minutes`)
const again = join(mkdtempSync(join(tmpdir(), 'portico-verify-')), 'release')
try {
  await releaseFromClone({ commit, target: again, place: 'at another/place/of the disk/copy' })
  const differences = compareFolders(folder, again)
  if (differences.length > 0) {
    giveUp(
      `${differences.join('\n')}\nThe release is not what this commit makes. Built again: ${again}`,
    )
  }
} catch (error) {
  giveUp(`${error instanceof Error ? error.message : error}\nThe release could not be built again.`)
}
rmSync(join(again, '..'), { recursive: true, force: true })
say(`  equal, byte for byte, in ${since(startedAt)}`)
