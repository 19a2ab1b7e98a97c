import assert from 'node:assert/strict'
import type { createDevInbox } from '@portico/service/assembly'

/** The service's dev inbox. */
type DevInbox = ReturnType<typeof createDevInbox>

/** A message as the inbox shows it. */
export type InboxMessage = ReturnType<DevInbox['list']>[number]

/** The mailboxes of a test's users. Each message is returned once, the oldest first. */
export interface Inbox {
  /**
   * Waits for the next message to an address.
   *
   * @throws Error when no message arrives within thirty seconds
   */
  next(to: string): Promise<InboxMessage>
  /** Returns the code in the next message. */
  codeFor(to: string): Promise<string>
  /** Returns the link in the next message. */
  linkFor(to: string): Promise<string>
  /** Counts the messages to an address so far, read or not. */
  count(to: string): number
  /** Lists the messages so far, read or not, the newest first. */
  list(to?: string): readonly InboxMessage[]
}

const maxWaitMs = 30_000

/**
 * Reads a service's inbox as users would.
 *
 * @param deliver - sends waiting messages when the service runs no worker
 */
export function createInbox(source: DevInbox, deliver?: () => Promise<unknown>): Inbox {
  const read = new Set<string>()
  const findNext = (to: string) =>
    source
      .list(to)
      .filter(({ id }) => !read.has(id))
      .at(-1)

  const wait = (to: string) =>
    new Promise<InboxMessage>((resolve, reject) => {
      const look = () => {
        const message = findNext(to)
        if (!message) return
        clearTimeout(timer)
        unsubscribe()
        resolve(message)
      }
      const unsubscribe = source.subscribe(look)
      const timer = setTimeout(() => {
        unsubscribe()
        reject(new Error(`No message came to ${to}.`))
      }, maxWaitMs)
      look()
    })

  const next = async (to: string) => {
    await deliver?.()
    const message = findNext(to) ?? (await wait(to))
    read.add(message.id)
    return message
  }
  return {
    next,
    async codeFor(to) {
      const { code } = await next(to)
      assert(code, 'the message carries no code')
      return code
    },
    async linkFor(to) {
      const link = (await next(to)).links[0]
      assert(link, 'the message carries no link')
      return link.url
    },
    count: (to) => source.list(to).length,
    list: source.list,
  }
}
