/**
 * Runs in the page before the page's own scripts: reports violations of its policy, uncaught exceptions and
 * `console.error`. The function is sent to the page as text, so it uses nothing outside itself.
 */
export function watchPage(send: (fault: string) => unknown): void {
  const reports: unknown[] = []
  Object.assign(window, { reports })
  const report = (fault: string) => void reports.push(send(fault))
  document.addEventListener('securitypolicyviolation', (event) => {
    const what = `${event.effectiveDirective} blocked ${event.blockedURI || 'inline'} ${event.sample}`
    report(`${what} at ${event.sourceFile}:${event.lineNumber}`)
  })
  addEventListener('error', ({ error, message }) => {
    // the event of an image or script that failed to load has no message
    if (message) report(error instanceof Error ? `${message} ${error.stack}` : message)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    report(
      reason instanceof Error ? `${reason.name}: ${reason.message} ${reason.stack}` : `${reason}`,
    )
  })
  const { error } = console
  console.error = (...given) => {
    report(given.join(' '))
    error.apply(console, given)
  }
}
