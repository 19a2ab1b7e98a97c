/** How often to ask while the page is seen. */
const everyMs = 5_000

/**
 * Asks the service now and then whether it is well.
 *
 * @param onHealth - hears every answer
 * @returns what ends it
 */
export function watchHealth(onHealth: (isHealthy: boolean) => void): () => void {
  let isOver = false
  const ask = async () => {
    if (document.visibilityState === 'hidden') return
    const isHealthy = await fetch('/healthz', { signal: AbortSignal.timeout(everyMs) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isOver) onHealth(isHealthy)
  }
  const askNow = () => void ask()
  const timer = setInterval(askNow, everyMs)
  document.addEventListener('visibilitychange', askNow)
  askNow()
  return () => {
    isOver = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askNow)
  }
}
