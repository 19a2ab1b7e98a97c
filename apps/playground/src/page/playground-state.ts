/** Everything the page remembers of the person's work, apart from client and session. Pure. */
import {
  addText,
  createDrafts,
  type Drafts,
  type EditorId,
  resetDraft,
  setConfigOption,
  typeDraft,
} from '../config/drafts.ts'
import { addEntry, type Entry } from '../events/event-entries.ts'
import { emptyInbox, findArrivals, type InboxState, reduceInbox } from '../inbox/inbox-state.ts'
import type { DevMessage } from '../service/dev-message.ts'
import type { ThemeState } from '../theme/theme-state.ts'
import type { TabId, WidgetId, Width } from './choices.ts'
import type { SavedState } from './saved-state.ts'

export interface PlaygroundState {
  readonly tab: TabId
  readonly widget: WidgetId
  readonly width: Width
  readonly drafts: Drafts
  readonly theme: ThemeState
  readonly inbox: InboxState
  readonly entries: readonly Entry[]
  /** Counts fresh starts: another number is another widget. */
  readonly round: number
}

export type PlaygroundAction =
  | { type: 'tab.chosen'; tab: TabId }
  | { type: 'widget.chosen'; widget: WidgetId }
  | { type: 'width.chosen'; width: Width }
  | { type: 'draft.typed'; editor: EditorId; text: string }
  | { type: 'draft.reset'; editor: EditorId }
  | { type: 'text.added'; id: string; text: string }
  | { type: 'option.set'; key: string; value: unknown }
  | { type: 'theme.changed'; theme: ThemeState }
  /** `isBusy`: the person is writing in the panel, which must not change under the hands. */
  | { type: 'inbox.loaded'; messages: readonly DevMessage[]; isBusy: boolean }
  | { type: 'inbox.opened'; id: string }
  | { type: 'entry.added'; entry: Omit<Entry, 'id'> }
  | { type: 'entries.cleared' }
  | { type: 'widget.restarted' }

/** @param saved - from an earlier visit */
export function createPlayground(saved: SavedState): PlaygroundState {
  return {
    tab: saved.tab,
    widget: 'login',
    width: saved.width,
    drafts: createDrafts(saved.texts),
    theme: saved.theme,
    inbox: emptyInbox,
    entries: [],
    round: 0,
  }
}

/** The state after an action. */
export function reducePlayground(
  state: PlaygroundState,
  action: PlaygroundAction,
): PlaygroundState {
  switch (action.type) {
    case 'tab.chosen':
      return seeInbox({ ...state, tab: action.tab })
    case 'widget.chosen':
      return { ...state, widget: action.widget, round: state.round + 1 }
    case 'width.chosen':
      return { ...state, width: action.width }
    case 'draft.typed':
      return { ...state, drafts: typeDraft(state.drafts, action.editor, action.text) }
    case 'draft.reset':
      return { ...state, drafts: resetDraft(state.drafts, action.editor) }
    case 'text.added':
      return { ...state, drafts: addText(state.drafts, action.id, action.text) }
    case 'option.set':
      return { ...state, drafts: setConfigOption(state.drafts, action.key, action.value) }
    case 'theme.changed':
      return { ...state, theme: action.theme }
    case 'inbox.loaded':
      return loadInbox(state, action.messages, action.isBusy)
    case 'inbox.opened':
      return { ...state, inbox: reduceInbox(state.inbox, { type: 'opened', id: action.id }) }
    case 'entry.added':
      return { ...state, entries: addEntry(state.entries, action.entry) }
    case 'entries.cleared':
      return { ...state, entries: [] }
    case 'widget.restarted':
      return { ...state, widget: 'login', round: state.round + 1 }
  }
}

/** The inbox opens by itself when a message arrives, unless the person is busy elsewhere. */
function loadInbox(
  state: PlaygroundState,
  messages: readonly DevMessage[],
  isBusy: boolean,
): PlaygroundState {
  const hasArrivals = findArrivals(state.inbox, messages).length > 0
  const tab = hasArrivals && !isBusy ? 'inbox' : state.tab
  const isSeen = tab === 'inbox'
  const inbox = reduceInbox(state.inbox, { type: 'loaded', messages, isSeen })
  return inbox === state.inbox && tab === state.tab ? state : { ...state, tab, inbox }
}

function seeInbox(state: PlaygroundState): PlaygroundState {
  if (state.tab !== 'inbox') return state
  return { ...state, inbox: reduceInbox(state.inbox, { type: 'seen' }) }
}
