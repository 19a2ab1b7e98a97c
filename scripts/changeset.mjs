/**
 * `npm run changeset` describes a change for those who upgrade; `npm run changeset -- version` makes the next version from
 * what is described. Changesets sets the versions of all packages, which are one; this moves the changelog's unreleased
 * part below the new version, and sets the version where the packages' manifests are not.
 */
import './require-node.mjs'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expectSuccess } from './release/expect-success.mjs'
import { listPublicPackages } from './release/public-packages.mjs'
import { moveUnreleased, readSummary, setVersion } from './release/set-version.mjs'
import { inRoot } from './root.mjs'
import { run, runNpm } from './run.mjs'
import { giveUp, say } from './say.mjs'

/** It needs a newer Node than this repository does, so it is none of its packages. */
const program = '@changesets/cli@3.0.3'

const args = process.argv.slice(2)
const described = readdirSync(inRoot('.changeset')).filter((file) =>
  /^(?!README).*\.md$/.test(file),
)
const summaries = described.map((file) =>
  readSummary(readFileSync(inRoot('.changeset', file), 'utf8')),
)
const before = readVersion()
if (args[0] === 'version' && described.length === 0)
  giveUp('No change is described in .changeset. Describe one: npm run changeset')
const { code } = await runNpm(
  ['exec', '--yes', `--package=${program}`, '--', 'changeset', ...args],
  {
    show: true,
    ask: true,
  },
)
if (code !== 0) giveUp('Changesets failed. It needs Node 22.11 or newer.')
if (args[0] === 'version') await setVersions()

async function setVersions() {
  const version = readVersion()
  const today = new Date().toISOString().slice(0, 10)
  rewrite('CHANGELOG.md', (text) => moveUnreleased(text, version, today, summaries))
  const listed = ['package.json', 'deploy', 'docs/deploying.md', 'examples/*/package.json']
  const files = await expectSuccess(run('git', ['ls-files', ...listed]))
  for (const file of files.trim().split('\n'))
    rewrite(file, (text) => setVersion(text, before, version))
  await expectSuccess(runNpm(['install', '--package-lock-only', '--ignore-scripts']))
  say(`${before} is now ${version}. Read CHANGELOG.md, then commit.`)
}

function readVersion() {
  return listPublicPackages()[0]?.manifest.version ?? ''
}

/** @param {string} file @param {(text: string) => string} change */
function rewrite(file, change) {
  writeFileSync(inRoot(file), change(readFileSync(inRoot(file), 'utf8')))
}
