/**
 * What the inbox shows: which messages there are, which are new to the person, which one is open. Pure;
 * the messages come from `watch-dev-inbox.ts`.
 */
import type { DevMessage } from '../service/dev-message.ts'

export interface InboxState {
  /** Newest first. Null until the first answer. */
  readonly messages: readonly DevMessage[] | null
  readonly unreadIds: readonly string[]
  readonly openId: string | null
}

export type InboxAction =
  /** The list as the service has it; `isSeen`: the person looks at the inbox. */
  | { type: 'loaded'; messages: readonly DevMessage[]; isSeen: boolean }
  /** The person chose a message. */
  | { type: 'opened'; id: string }
  /** The person came to the inbox. */
  | { type: 'seen' }

export const emptyInbox: InboxState = { messages: null, unreadIds: [], openId: null }

/** The state after an action. Returns the same state when nothing changed. */
export function reduceInbox(state: InboxState, action: InboxAction): InboxState {
  switch (action.type) {
    case 'loaded':
      return load(state, action.messages, action.isSeen)
    case 'opened':
      return markRead({ ...state, openId: action.id }, action.id)
    case 'seen':
      return state.openId === null ? state : markRead(state, state.openId)
  }
}

/** The messages of `next` that `state` did not have. What was there before the page is not new. */
export function findArrivals(
  state: InboxState,
  next: readonly DevMessage[],
): readonly DevMessage[] {
  const { messages } = state
  if (messages === null) return []
  const known = new Set(messages.map(({ id }) => id))
  return next.filter(({ id }) => !known.has(id))
}

/** @returns the open message, or null */
export function findOpen(state: InboxState): DevMessage | null {
  return state.messages?.find(({ id }) => id === state.openId) ?? null
}

function load(state: InboxState, messages: readonly DevMessage[], isSeen: boolean): InboxState {
  const arrivals = findArrivals(state, messages).map(({ id }) => id)
  const isSame =
    arrivals.length === 0 && state.messages !== null && state.messages.length === messages.length
  if (isSame) return state
  const present = new Set(messages.map(({ id }) => id))
  const kept = state.openId !== null && present.has(state.openId) ? state.openId : null
  // The newest opens by itself: it is what the person waits for.
  const openId = arrivals[0] ?? kept ?? messages[0]?.id ?? null
  const unreadIds = [...arrivals, ...state.unreadIds].filter((id) => present.has(id))
  const next = { messages, unreadIds, openId }
  return isSeen && openId !== null ? markRead(next, openId) : next
}

function markRead(state: InboxState, id: string): InboxState {
  if (!state.unreadIds.includes(id)) return state
  return { ...state, unreadIds: state.unreadIds.filter((unread) => unread !== id) }
}
