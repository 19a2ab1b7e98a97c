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
      const isThere = field
        ? !field.disabled && field.offsetHeight > 0
        : document.querySelector('.bare')
      if (isThere) {
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

/** As browsers' tools have "Fast 4G", but for the 165 ms a request: the servers wait that long, for preflights too. */
const network = {
  offline: false,
  latency: 0,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
}

/** Milliseconds of tasks on the page's main thread, from its navigation until the mark `usable`. */
function sumTasks(events, url) {
  const { pid, tid, ts } = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  const end = events.find(({ name, cat }) => name === 'usable' && cat.includes('user_timing')).ts
  const tasks = events.filter(
    (event) =>
      event.pid === pid &&
      event.tid === tid &&
      event.name === 'ThreadControllerImpl::RunTask' &&
      event.ts >= ts &&
      event.ts < end,
  )
  return tasks.reduce((sum, task) => sum + Math.min(task.dur, end - task.ts), 0) / 1000
}

async function trace(session, work) {
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'blink.user_timing'],
      excludedCategories: ['*'],
    },
  })
  await work()
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  return events
}

async function openVisit(browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(watch)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { context, page, session }
}

const untilUsable = (page) => page.waitForFunction(() => window.visit.usable !== null)

/**
 * Opens a page with an empty cache and waits until somebody can type; on a bare page, until it is drawn.
 *
 * @returns milliseconds of the main thread until then
 */
export async function measureMainThread(browser, url) {
  const { context, page, session } = await openVisit(browser)
  try {
    const events = await trace(session, async () => {
      await page.goto(url)
      await untilUsable(page)
    })
    return sumTasks(events, url)
  } finally {
    await context.close()
  }
}

/** Milliseconds until somebody can type in a page with an empty cache; of a bare page, until the first frame with its text. */
export async function measureUsable(browser, url) {
  const { context, page } = await openVisit(browser)
  try {
    await page.goto(url)
    await untilUsable(page)
    return await page.evaluate(() => window.visit.usable)
  } finally {
    await context.close()
  }
}

/**
 * Opens a page with an empty cache, waits until somebody can type, signs in by link.
 *
 * @param person names the address
 * @returns usableMs; scripts, and their bytes, until then; submitMs from there to the next screen
 */
export async function measureVisit(browser, url, person) {
  const { context, page } = await openVisit(browser)
  try {
    await page.goto(url)
    await untilUsable(page)
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
    await page.keyboard.type(`${person}@example.com`, { delay: 20 })
    await page.waitForTimeout(500)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => window.visit.next !== null)
    const submitMs = await page.evaluate(() => window.visit.next - window.visit.submit)
    return { usableMs, submitMs, scripts, scriptBytes }
  } finally {
    await context.close()
  }
}
