import { Fragment, type ReactNode } from 'react'
import { Destination } from '../../foundation/parts/destination/destination.tsx'
import { formatRuns } from '../text/format-runs.ts'
import type { TextValues } from '../text/format-text.ts'
import type { TextId } from '../text/text-id.ts'
import { useText } from './text-context.ts'

/**
 * Shows a text whose `<bold>` runs are the address that a message was sent to. `isOwnLine` gives the address a line of
 * its own.
 */
export function TextWithAddress(props: {
  id: TextId
  values: TextValues
  isOwnLine?: boolean
}): ReactNode {
  const { id, values, isOwnLine } = props
  const { find, locale } = useText()
  return formatRuns(find(id), values, locale).map(({ tag, text }) => (
    <Fragment key={`${tag} ${text}`}>
      {tag === 'bold' ? <Destination isOwnLine={isOwnLine}>{text}</Destination> : text}
    </Fragment>
  ))
}
