import type { ReactNode } from 'react'
import { LinkButton } from '../../foundation/parts/button/link-button.tsx'
import { HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import type { InboxLinks } from './inbox-links.ts'

const places = ['gmail', 'yahoo', 'outlook'] as const
const labels = {
  gmail: 'link.openInGmail',
  yahoo: 'link.openInYahoo',
  outlook: 'link.openInOutlook',
} as const

/** Links to the user's inbox: as buttons, or, if the mail's code is more important, as small links in a line. */
export function InboxLinkList(props: { links: InboxLinks; isSmall: boolean }): ReactNode {
  const { links, isSmall } = props
  const text = useText()
  if (!isSmall) {
    return (
      <Stack>
        {places.map((place) => (
          <LinkButton key={place} href={links[place]}>
            {text(labels[place])}
          </LinkButton>
        ))}
      </Stack>
    )
  }
  return (
    <div className="st-inboxes">
      <HelperRow>
        {places.map((place) => (
          <a
            key={place}
            className="st-text-button"
            href={links[place]}
            target="_blank"
            rel="noopener noreferrer"
          >
            {text(labels[place])}
          </a>
        ))}
      </HelperRow>
    </div>
  )
}
