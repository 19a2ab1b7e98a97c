/**
 * Makes the function that every error passes through once.
 *
 * @param reporter - the host's hook; what it throws is ignored
 */
export function createErrorReporter(reporter?: (error: unknown) => void): (error: unknown) => void {
  const reported = new WeakSet<object>()
  return (error) => {
    // the same error passes here when a call fails and again when the widget shows it
    if (typeof error === 'object' && error) {
      if (reported.has(error)) return
      reported.add(error)
    }
    try {
      reporter?.(error)
    } catch {
      // a broken hook must not break a sign-in
    }
  }
}
