import type { User } from '@portico/client'
import type { ReactNode } from 'react'
import type { AccountSectionId, SectionCounts } from '../../flow/account/account-section.ts'
import { NextIcon } from '../../foundation/icons/next-icon.tsx'
import { WarningIcon } from '../../foundation/icons/warning-icon.tsx'
import { Avatar } from '../../foundation/parts/avatar/avatar.tsx'
import { Breakable } from '../../foundation/parts/breakable/breakable.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { listNames } from '../../foundation/parts/list-names.ts'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { ShownGroup, ShownSection } from './sections.tsx'

registerStyles(`
& .st-person{display:flex;align-items:center;gap:14px;min-width:0}
& .st-person>div:last-child{min-width:0}
& .st-person-address{font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
& .st-account-list{margin-top:24px}
& .st-account-group+.st-account-group{margin-top:20px}
& .st-account-group>h2{margin:0 0 8px;font-size:var(--st-small);line-height:1.4286;font-weight:600}
& .st-account-group>ul{margin:0;padding:0;border:1px solid var(--st-border);border-radius:6px;list-style:none}
& .st-account-group>ul>li+li{border-top:1px solid var(--st-border)}
& .st-account-row{display:flex;align-items:center;gap:12px;width:100%;min-height:64px;padding:9px 15px;border-radius:6px;outline-offset:-2px;text-align:start}
& .st-account-row>.st-icon{color:var(--st-muted-foreground)}
& .st-account-row>span{display:grid;flex:1;min-width:0}
& .st-account-row small{font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground);overflow-wrap:anywhere}
& .st-account-row small[data-warning]{display:flex;gap:6px;color:var(--st-warning)}
& .st-account-row small .st-icon{width:16px;height:16px;margin-top:2px}
@media (hover:hover){& .st-account-row:hover{background:var(--st-muted)}}
& .st-account-row:active{background:var(--st-accent)}
@container (max-width:239.9px){& .st-account-row{padding-inline:9px}& .st-account-row>.st-icon:first-child,& .st-person>.st-avatar{display:none}}
@container (min-width:560px){
& .st-person{gap:12px;padding:0 13px}
& .st-person-name{font-weight:600}
& .st-account-list{margin-top:16px}
& .st-account-group+.st-account-group{margin-top:8px;padding-top:8px;border-top:1px solid var(--st-border)}
& .st-account-group>ul{border:0}
& .st-account-group>ul>li+li{border:0}
& .st-account-row{min-height:44px;padding:4px 12px}
& .st-account-row>span{display:block}
& .st-account-row>small{flex:0 1 auto;text-align:end}
& .st-account-row[aria-current]{background:var(--st-accent);color:var(--st-accent-foreground)}
& .st-account-row[aria-current]>span{font-weight:600}
}
@media (forced-colors:active){& .st-account-row[aria-current]{outline:1px solid Highlight;outline-offset:-1px}}
`)

/** Who the account belongs to. */
function Person({ user, isHeading }: { user: User; isHeading: boolean }): ReactNode {
  const { whole } = listNames(user.name)
  const address = user.emails[0]?.email ?? user.phone_numbers[0]?.phone_number ?? ''
  const shown = whole || <Breakable>{address}</Breakable>
  return (
    <div className="st-person">
      <Avatar name={whole} address={address} picture={user.picture_url} />
      <div>
        {isHeading ? (
          <Heading>
            <bdi>{shown}</bdi>
          </Heading>
        ) : (
          <p className="st-person-name">
            <bdi>{shown}</bdi>
          </p>
        )}
        {whole && address && (
          <p className="st-person-address">
            <bdi dir="ltr">
              <Breakable>{address}</Breakable>
            </bdi>
          </p>
        )}
      </div>
    </div>
  )
}

/** The list of the sections, each with its state, so that a user finds what to change without opening them. */
export function AccountList(props: {
  user: User
  groups: readonly ShownGroup[]
  counts: SectionCounts
  isWide: boolean
  /** The section that stands beside the list. */
  current: AccountSectionId | null
  /** A line above the list that concerns the whole account. */
  banner: ReactNode
  onOpen: (section: AccountSectionId) => void
}): ReactNode {
  const { user, groups, counts, isWide, current, onOpen } = props
  const text = useText()
  const { id } = useWidget()
  const row = (section: ShownSection) => {
    const { value, short, warning } = section.describe({ user, counts, text })
    const shown = isWide ? short : value
    const detail = warning ? (
      <small data-warning="">
        <WarningIcon />
        {warning}
      </small>
    ) : (
      shown && (
        <small>
          <bdi>{shown}</bdi>
        </small>
      )
    )
    return (
      <li key={section.id}>
        <button
          className="st-account-row"
          type="button"
          data-section={section.id}
          aria-current={section.id === current ? 'page' : undefined}
          onClick={() => onOpen(section.id)}
        >
          {section.icon}
          <span>
            {text(section.label)}
            {!isWide && detail}
          </span>
          {isWide ? detail : <NextIcon />}
        </button>
      </li>
    )
  }
  return (
    <div className="st-account-side">
      {props.banner}
      <Person user={user} isHeading={!isWide} />
      <nav className="st-account-list" aria-label={text('account.title')}>
        {groups.map(({ label, sections }) => (
          <section
            key={label}
            className="st-account-group"
            aria-label={isWide ? text(label) : undefined}
            aria-labelledby={isWide ? undefined : `${id}-${label}`}
          >
            {!isWide && <h2 id={`${id}-${label}`}>{text(label)}</h2>}
            <ul>{sections.map(row)}</ul>
          </section>
        ))}
      </nav>
    </div>
  )
}
