// How long until somebody can type, and from their submit to the next screen: this widget by script alone, with the
// served snippet and as a package in a React page; a form written by hand; the vendor's widget. On a slow phone: the
// CPU at a quarter, 165 ms a request. Ratios of interleaved rounds to the vendor's widget.
// Run: node bench/widget.mjs [--rounds 12] [--pages script,vendor] [--short]
// --short opens each page once and asserts nothing, to see that it still runs.
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { buildWidgetPages } from './support/build-widget-pages.mjs'
import { percentile } from './support/figures.mjs'
import { findChromium } from './support/find-chromium.mjs'
import { measureMainThread, measureUsable, measureVisit } from './support/measure-visit.mjs'
import { serveFolder } from './support/serve-folder.mjs'
import { startBuiltService } from './support/start-built-service.mjs'
import { startSlowProxy } from './support/start-slow-proxy.mjs'
import { toWidgetPages } from './support/to-widget-pages.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    pages: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds ?? (values.short ? 1 : 12))

const requestMs = 165

/** Most of the vendor's figure; of the main thread, milliseconds. */
const bars = {
  script: { usable: 0.65, submit: 0.8, mainMs: 150 },
  snippet: { usable: 0.45 },
}

const built = await buildWidgetPages()
const service = await startBuiltService()
const proxy = await startSlowProxy(service.origin, requestMs)
const pages = await toWidgetPages(service, proxy.origin)
const site = await serveFolder(built.folder, pages, requestMs)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})

const names = Object.keys(pages)
  .map((path) => path.slice(1))
  .filter((name) => name !== 'bare' && (!values.pages || values.pages.split(',').includes(name)))
const found = new Map(['bare', ...names].map((name) => [name, []]))
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const name of found.keys()) {
      const url = `${site.origin}/${name}`
      const mainMs = await measureMainThread(browser, url)
      const visit =
        name === 'bare'
          ? { usableMs: await measureUsable(browser, url) }
          : await measureVisit(browser, url, `${name}-${round}`)
      found.get(name).push({ mainMs, ...visit })
    }
  }
} finally {
  await browser.close()
  await site.stop()
  await proxy.stop()
  await service.stop()
  built.remove()
}

const median = (name, figure) =>
  percentile(
    found.get(name).map((visit) => visit[figure]),
    0.5,
  )
const bareMs = median('bare', 'mainMs')

/** Of each round, so that a slow minute slows both. */
function toRatio(name, figure) {
  const base = found.get('vendor')
  if (!base) return null
  const ratios = found.get(name).map((visit, round) => visit[figure] / base[round][figure])
  return { median: percentile(ratios, 0.5), least: Math.min(...ratios), most: Math.max(...ratios) }
}
const write = (ratio) =>
  ratio ? `${ratio.median.toFixed(2)} (${ratio.least.toFixed(2)}–${ratio.most.toFixed(2)})` : ''

console.log(
  `medians of ${rounds} rounds; ratios to the vendor's widget, least and most in brackets`,
)
console.log(
  ['page', 'usable ms', 'ratio', 'submit ms', 'ratio', 'main thread ms', 'scripts', 'kB']
    .map((title, column) => title.padStart(column ? 18 : 0).padEnd(column ? 0 : 12))
    .join(''),
)
let isOver = false
for (const name of names) {
  const usable = toRatio(name, 'usableMs')
  const submit = toRatio(name, 'submitMs')
  const mainMs = median(name, 'mainMs') - bareMs
  const bar = bars[name] ?? {}
  isOver ||=
    usable?.median > bar.usable || submit?.median > bar.submit || mainMs > (bar.mainMs ?? Infinity)
  console.log(
    [
      median(name, 'usableMs').toFixed(0),
      write(usable),
      median(name, 'submitMs').toFixed(0),
      write(submit),
      mainMs.toFixed(0),
      `${median(name, 'scripts')}`,
      (median(name, 'scriptBytes') / 1000).toFixed(1),
    ].reduce((line, cell) => line + cell.padStart(18), name.padEnd(12)),
  )
}
console.log(
  `a bare page has its first frame after ${median('bare', 'usableMs').toFixed(0)} ms, ratio ${write(toRatio('bare', 'usableMs'))}; ${bareMs.toFixed(0)} ms on the main thread`,
)
if (!values.short && isOver) {
  console.log('\nTOO SLOW: a figure is above its bar.')
  process.exitCode = 1
}
