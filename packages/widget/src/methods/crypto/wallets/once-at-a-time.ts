/**
 * Runs a request only once at a time: a call during a running request gets the same answer. Wallets refuse a second
 * request to connect while the first is still open in the wallet, for example after the user went back and tried again.
 */
export function onceAtATime<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let open: Promise<Answer> | null = null
  return () => {
    open ??= ask().finally(() => {
      open = null
    })
    return open
  }
}
