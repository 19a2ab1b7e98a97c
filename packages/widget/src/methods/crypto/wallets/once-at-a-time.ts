/**
 * Has a question asked once at a time: who asks again while it is open waits for the same answer. Wallets refuse a
 * second request to connect while the first is still on their screen, as after going back and trying again.
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
