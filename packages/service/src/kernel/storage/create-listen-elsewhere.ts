import type { AnnouncedTopic, Engine } from '../../foundation/database/engine.ts'

/**
 * Creates the function that listens to the announcements of other processes. All listeners share one connection. A listener is
 * called after every connection as well, since announcements may have been missed.
 *
 * @returns a function that ends listening
 */
export function createListenElsewhere({
  announcements,
}: Pick<Engine, 'announcements'>): (
  topic: AnnouncedTopic,
  onAnnounced: () => void,
) => () => Promise<void> {
  const listeners = new Set<{ readonly topic: AnnouncedTopic; readonly onAnnounced: () => void }>()
  let end: (() => Promise<void>) | undefined

  return (topic, onAnnounced) => {
    const listener = { topic, onAnnounced }
    listeners.add(listener)
    // the connection stands already, and does not tell this listener so
    if (end) onAnnounced()
    end ??= announcements?.listen((announced) => {
      for (const one of [...listeners])
        if (announced === undefined || announced === one.topic) one.onAnnounced()
    })
    return async () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      const last = end
      end = undefined
      await last?.()
    }
  }
}
