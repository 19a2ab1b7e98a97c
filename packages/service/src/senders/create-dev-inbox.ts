/** A message as the dev inbox shows it. The field names are those of `GET /dev/inbox`. */
export interface DevMessage {
  /** A random id for `/dev/inbox/{id}/html`. */
  readonly id: string
  readonly channel: 'email' | 'sms' | 'whatsapp'
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly code: string | null
  readonly links: readonly { readonly kind: string; readonly url: string }[]
  /** RFC 3339 */
  readonly sent_at: string
}

/** Keeps the messages that development does not really send. */
export type DevInbox = ReturnType<typeof createDevInbox>

/** Creates an empty inbox that keeps the newest `max` messages in memory. */
export function createDevInbox(options: { readonly max?: number } = {}) {
  const max = options.max ?? 500
  const listeners = new Set<(message: DevMessage) => void>()
  let messages: readonly DevMessage[] = []
  return {
    add(message: DevMessage) {
      messages = [message, ...messages].slice(0, max)
      for (const listener of listeners) listener(message)
    },
    /** Lists messages, newest first; `to` filters by address. */
    list: (to?: string) =>
      to === undefined
        ? messages
        : messages.filter((message) => message.to.toLowerCase() === to.toLowerCase()),
    find: (id: string) => messages.find((message) => message.id === id) ?? null,
    clear() {
      messages = []
    },
    /** Calls `listener` with every new message; returns a function that ends it. */
    subscribe(listener: (message: DevMessage) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
