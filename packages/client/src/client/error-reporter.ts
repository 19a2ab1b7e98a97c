/**
 * Makes the function that reports every error to the host page once.
 *
 * @param reporter - the host page's hook; an error that it throws is ignored
 */
export function createErrorReporter(reporter?: (error: unknown) => void): (error: unknown) => void {
  const reported = new WeakSet<object>()
  return (error) => {
    // the same error arrives when a call fails and again when the widget shows it
    if (typeof error === 'object' && error) {
      if (reported.has(error)) return
      reported.add(error)
    }
    try {
      reporter?.(error)
    } catch {
      // an error in the hook must not break a sign-in
    }
  }
}
