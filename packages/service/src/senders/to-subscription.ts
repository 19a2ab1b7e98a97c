import type { SenderEvent } from './declare-sender.ts'

/**
 * The answers that unsubscribe a number, and those that subscribe it again: the words of the mobile networks (CTIA, "Short
 * Code Monitoring Handbook"), and those that providers add to them.
 */
const stops = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']
const begins = ['START', 'YES', 'UNSTOP']

/** Reads the answer of a number's owner; other texts are no event. */
export function toSubscription(answer: string, phoneNumber: string): readonly SenderEvent[] {
  const word = answer.trim().toUpperCase()
  if (stops.includes(word)) return [{ kind: 'unsubscribed', phoneNumber }]
  return begins.includes(word) ? [{ kind: 'subscribed', phoneNumber }] : []
}
