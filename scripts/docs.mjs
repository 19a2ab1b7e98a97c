/**
 * `npm run docs`: builds the docs site into `apps/docs/dist`. `-- --serve` serves it, `-- --open` also opens it;
 * `-- --earlier FOLDER` takes along the builds of earlier versions, each in a folder of its name.
 */
import './require-node.mjs'
import { parseArgs } from 'node:util'
import { buildDocs } from './docs/build-docs.mjs'
import { installDocsPackages } from './docs/install-docs-packages.mjs'
import { serveFolder } from './docs/serve-folder.mjs'
import { installPackages } from './install-packages.mjs'
import { inRoot } from './root.mjs'
import { run } from './run.mjs'
import { say, since } from './say.mjs'

const { values } = parseArgs({
  options: {
    serve: { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
    earlier: { type: 'string' },
  },
})

await installPackages()
await installDocsPackages()
say('Building the docs site')
const startedAt = Date.now()
await buildDocs(values.earlier === undefined ? {} : { earlier: values.earlier })
say(`  done in ${since(startedAt)}: apps/docs/dist`)

if (values.serve || values.open) {
  const { url } = await serveFolder(inRoot('apps/docs/dist'), Number(process.env.PORT ?? 3080))
  say(`The docs are at ${url}. Stop with Ctrl C.`)
  if (values.open) await openPage(url)
}

/** Opens it in the system's browser; where there is none, the printed address remains. @param {string} url */
async function openPage(url) {
  const [program, ...args] = /** @type {Record<string, [string, ...string[]]>} */ ({
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  })[process.platform] ?? ['xdg-open']
  await run(program, [...args, url])
}
