import type { User } from '@portico/client'
import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Account, AccountContext } from '../../flow/account/account-context.ts'
import { WithAccountTexts } from '../../flow/account/account-language.tsx'
import type { AccountSectionId, SectionCounts } from '../../flow/account/account-section.ts'
import { ReadPart, useRead } from '../../flow/account/read-part.tsx'
import { moveFocus } from '../../flow/move-focus.ts'
import { Waiting } from '../../flow/waiting.tsx'
import { Screen } from '../../foundation/parts/stack/screen.tsx'
import { takeFocus } from '../../foundation/parts/take-focus.ts'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useBootstrap } from '../../kernel/context/project-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { accountText } from '../../locales/en/account.ts'
import { AccountList } from './account-list.tsx'
import type { AccountProps } from './flow.ts'
import type { AccountConfig } from './options.ts'
import { useRecovery } from './recovery/use-recovery.ts'
import { listSections, type ShownSection } from './sections.tsx'
import { useIsWide } from './use-is-wide.ts'

/**
 * The account grows with its place: under 560px it is a card like the others, which shows the list or a screen; from
 * there on it shows both, beside each other. The watermark stands under the list. The padding is that of the columns,
 * also with a preset that sets the card's own.
 */
registerStyles(`
.st-scope:not(#_#_#_):has(.st-account-page){--st-track:720px}
&:has(.st-account-page){max-width:720px}
@container (max-width:559.9px){& .st-card:has(.st-account-page){max-width:var(--st-container-width)}}
@container (min-width:560px){
&:not(#_#_) .st-card:has(.st-account-page){padding:0}
& .st-screen:has(>.st-account-page){display:grid;grid-template-columns:272px minmax(0,1fr);grid-template-rows:1fr auto}
& .st-account-page{display:contents}
& .st-account-side{grid-area:1/1;padding:31px 15px 0}
& .st-screen>.st-account-page+.st-watermark{grid-area:2/1;margin:24px 15px 31px}
& .st-account-place{grid-area:1/2/3/3;min-width:0;padding:31px;border-inline-start:1px solid var(--st-border)}
}
@container (min-width:560px) and (max-width:639.9px){& .st-screen:has(>.st-account-page){grid-template-columns:232px minmax(0,1fr)}& .st-account-row{gap:8px;padding-inline:8px}}
`)

const loadConfirm = () => import('../../screens/confirm/confirm.tsx')
type Confirm = Awaited<ReturnType<typeof loadConfirm>>

/** A question that is asked: for what, and what follows the answer. */
interface Asking {
  readonly confirm: Confirm
  readonly act: string
  settle(isProved: boolean): void
}

/** Follows the signed-in user. */
function useUser(): User | null {
  const { client } = useWidget()
  const [user, setUser] = useState(() => client.user.getSync())
  useEffect(() => {
    setUser(client.user.getSync())
    return client.user.onChange(setUser)
  }, [client])
  return user
}

/**
 * Counts the rows of the shown sections that the user object does not have; a section notes what it changes. A count fails if a page
 * that users come back to signs them in at the same time, which ends the token of the call: it is made again once the user is known anew.
 */
function useCounts(
  shown: readonly ShownSection[],
  user: User,
): readonly [SectionCounts, Account['noteCount']] {
  const { client, host } = useWidget()
  const [counts, setCounts] = useState<SectionCounts>({})
  const note = useCallback<Account['noteCount']>(
    (section, count) => setCounts((known) => ({ ...known, [section]: count })),
    [],
  )
  const latest = useRef({ shown, counts })
  latest.current = { shown, counts }
  const counted = shown.filter(({ count }) => count).map(({ id }) => id)
  const ids = counted.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sections are counted anew
  useEffect(() => {
    for (const { id, count } of latest.current.shown) {
      if (id in latest.current.counts) continue
      count?.(client).then((found) => note(id, found), host.report)
    }
  }, [client, host, ids, user, note])
  return [counts, note]
}

/** Loads the component of a section. */
function SectionPart({ section }: { section: ShownSection }): ReactNode {
  const read = useRead(section.load)
  return <ReadPart read={read}>{({ Section }) => <Section />}</ReadPart>
}

/** The account. */
export function AccountView(props: AccountProps<'account'>): ReactNode {
  const page = useRef<HTMLDivElement>(null)
  const user = useUser()
  return (
    <div className="st-account-page" ref={page}>
      {user ? (
        <WithAccountTexts room="account" texts={accountText}>
          <AccountPage {...props} user={user} page={page} />
        </WithAccountTexts>
      ) : (
        <Waiting />
      )}
    </div>
  )
}

function AccountPage({
  screen,
  emit,
  user,
  page,
}: AccountProps<'account'> & {
  user: User
  page: React.RefObject<HTMLDivElement | null>
}): ReactNode {
  // only the element of this root starts this flow, and has its configuration
  const config = useWidget().config as AccountConfig
  const isWide = useIsWide(page)
  const groups = listSections(config, user, useBootstrap())
  const shown = groups.flatMap(({ sections }) => sections)
  const [counts, noteCount] = useCounts(shown, user)
  const chosen = shown.find(({ id }) => id === screen.section)
  const current = chosen ?? (isWide ? findFirst(shown) : undefined)
  const place = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState<Asking | null>(null)

  useFirstSection(page, config, shown, (section) =>
    emit({ type: 'account.sectionOpened', section }),
  )
  useFocus(page, place, screen)

  const ask = useCallback(async (act: string) => {
    const confirm = await loadConfirm()
    return new Promise<boolean>((resolve) => {
      setAsking({
        confirm,
        act,
        settle(isProved) {
          setAsking(null)
          resolve(isProved)
        },
      })
    })
  }, [])
  const ids = shown.map(({ id }) => id).join(' ')
  const { step = null, notice = null } = screen
  const mayEdit = current?.mayEdit ?? false
  const account = useMemo<Account>(
    () => ({
      user,
      mayEdit,
      isWide,
      step,
      notice,
      ask,
      openOverview: () => emit({ type: 'account.listOpened' }),
      openSection: (section, done) =>
        emit({ type: 'account.sectionOpened', section, notice: done }),
      leave: (sentence) => emit({ type: 'account.ended', notice: sentence }),
      openStep: (section, next) => emit({ type: 'account.stepOpened', section, step: next }),
      noteCount,
      hasSection: (section) => ids.split(' ').includes(section),
    }),
    [user, mayEdit, isWide, step, notice, ask, noteCount, ids, emit],
  )
  const key = `${current?.id} ${step?.kind}`
  const underway = useRecovery()
  const banner = underway && <underway.banner.RecoveryBanner recovery={underway.recovery} />

  return (
    <AccountContext.Provider value={account}>
      {(isWide || !current) && (
        <AccountList
          banner={!isWide && banner}
          user={user}
          groups={groups}
          counts={counts}
          isWide={isWide}
          current={current?.id ?? null}
          onOpen={account.openSection}
        />
      )}
      {current && (
        <div className="st-account-place" ref={place}>
          {isWide && banner}
          <Screen key={key} isEntering={screen.section !== undefined}>
            <SectionPart section={current} />
          </Screen>
        </div>
      )}
      {asking && <asking.confirm.Confirm act={asking.act} user={user} onSettled={asking.settle} />}
    </AccountContext.Provider>
  )
}

/** Returns the section that a wide card opens at first: one that needs the user, else the addresses, else the first. */
const findFirst = (shown: readonly ShownSection[]): ShownSection | undefined =>
  shown.find(({ id }) => id === 'emails') ?? shown[0]

/** Opens the section to which the user comes back, else the one that the host names, as an option or as the attribute of the element. */
function useFirstSection(
  page: React.RefObject<HTMLDivElement | null>,
  { section }: AccountConfig,
  shown: readonly ShownSection[],
  open: (section: AccountSectionId) => void,
): void {
  const latest = useRef({ shown, open })
  latest.current = { shown, open }
  useLayoutEffect(() => {
    const root = page.current?.getRootNode()
    const host = root instanceof ShadowRoot ? root.host : page.current?.closest('portico-account')
    const returned = latest.current.shown.find(({ isReturnedTo }) => isReturnedTo?.())
    const wanted = returned?.id ?? section ?? host?.getAttribute('section')
    // an unknown word opens no section: the list is shown
    if (wanted) latest.current.open(wanted as AccountSectionId)
  }, [page, section])
}

/** Moves the focus to the heading of what was opened, and back to the row that it was opened from. */
function useFocus(
  page: React.RefObject<HTMLDivElement | null>,
  place: React.RefObject<HTMLDivElement | null>,
  screen: AccountProps<'account'>['screen'],
): void {
  const before = useRef(screen)
  useEffect(() => {
    const from = before.current
    before.current = screen
    if (from === screen) return
    if (screen.section) {
      focusHeading(place.current)
    } else if (from.section) {
      const row = page.current?.querySelector<HTMLElement>(`[data-section=${from.section}]`)
      takeFocus(row ?? null)
    }
  }, [screen, page, place])
}

/** Focuses the heading as soon as the section is loaded, unless the section has focused a field of its own. */
function focusHeading(place: HTMLElement | null): void {
  if (!place) return
  const isThere = () => place.querySelector('h1') !== null
  if (isThere()) {
    moveFocus(place)
    return
  }
  const watch = new MutationObserver(() => {
    if (!isThere()) return
    watch.disconnect()
    moveFocus(place)
  })
  watch.observe(place, { childList: true, subtree: true })
}
