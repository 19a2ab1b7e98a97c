/** Runs in the page before its own scripts: notes the first frame in which somebody can type, and in which the next screen stands. */
function watch() {
  const notes = { usable: null, submit: null, next: null }
  window.visit = notes
  const find = (root) => {
    const field = root.querySelector('input[type=email]')
    if (field) return field
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const inside = shadowRoot && find(shadowRoot)
      if (inside) return inside
    }
    return null
  }
  const read = (root) => {
    if (root.textContent?.includes('Check your email')) return true
    return [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && read(shadowRoot))
  }
  const look = () => {
    if (!document.body) return requestAnimationFrame(look)
    if (notes.usable === null) {
      const field = find(document)
      if (field && !field.disabled && field.offsetHeight > 0) {
        notes.usable = performance.now()
        performance.mark('usable')
      }
    } else if (notes.submit !== null && notes.next === null && read(document.body)) {
      notes.next = performance.now()
    }
    return requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Enter') notes.submit ??= performance.now()
    },
    true,
  )
}

/** As browsers' tools have "Fast 4G": 165 ms a request. */
const network = {
  offline: false,
  latency: 165,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
}

/** Milliseconds of tasks on the page's main thread from its navigation until the mark `usable`, or all. */
function sumTasks(events) {
  const navigation = events.find(({ name, args }) => name === 'navigationStart' && args.data?.isOutermostMainFrame && args.data.documentLoaderURL !== 'about:blank')
  const mark = events.find(({ name }) => name === 'usable')
  const { pid, tid, ts } = navigation
  const end = mark?.ts ?? Number.POSITIVE_INFINITY
  return (
    events
      .filter((event) => event.pid === pid && event.tid === tid && event.name === 'ThreadControllerImpl::RunTask' && event.ts >= ts && event.ts < end)
      .reduce((sum, event) => sum + Math.min(event.dur, end - event.ts), 0) / 1000
  )
}

/**
 * Opens a page with an empty cache, waits until somebody can type, signs in by link.
 *
 * @returns usableMs, submitMs, mainMs until then, scripts and their bytes until then
 */
export async function measureVisit(browser, url, { name, round }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(watch)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  try {
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] },
    })
    await page.goto(url)
    if (name !== 'bare') await page.waitForFunction(() => window.visit.usable !== null)
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await ended
    const mainMs = sumTasks(events)
    if (name === 'bare') return { mainMs }
    const { usableMs, scripts, scriptBytes } = await page.evaluate(() => {
      const files = performance
        .getEntriesByType('resource')
        .filter((entry) => /\.js$/.test(entry.name) && entry.responseEnd <= window.visit.usable)
      return {
        usableMs: window.visit.usable,
        scripts: files.length,
        scriptBytes: files.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
      }
    })
    await page.locator('input[type=email]').first().click()
    await page.keyboard.type(`somebody-${round}-${name}@example.com`, { delay: 20 })
    await page.waitForTimeout(500)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => window.visit.next !== null)
    const submitMs = await page.evaluate(() => window.visit.next - window.visit.submit)
    return { usableMs, submitMs, mainMs, scripts, scriptBytes }
  } finally {
    await context.close()
  }
}
