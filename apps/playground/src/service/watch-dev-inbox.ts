import { type DevMessage, loadDevInbox } from './dev-message.ts'

/** How often to ask while the stream is down. */
const pollMs = 2_000

/**
 * Follows the inbox: the stream says that something arrived, the list says what. So a message that came
 * while the stream was down is not lost, and polling is the same path on a timer.
 *
 * @param onMessages - hears the whole list, newest first, at once and after every change
 * @returns what ends it
 */
export function watchDevInbox(onMessages: (messages: readonly DevMessage[]) => void): () => void {
  let isOver = false
  let isStreaming = false

  const refresh = async () => {
    const messages = await loadDevInbox().catch(() => null)
    if (messages && !isOver) onMessages(messages)
  }
  const stream = new EventSource('/dev/inbox/stream')
  stream.addEventListener('open', () => {
    isStreaming = true
    void refresh()
  })
  stream.addEventListener('message', () => void refresh())
  stream.addEventListener('error', () => {
    isStreaming = false
  })
  const timer = setInterval(() => {
    if (!isStreaming) void refresh()
  }, pollMs)
  void refresh()

  return () => {
    isOver = true
    clearInterval(timer)
    stream.close()
  }
}
