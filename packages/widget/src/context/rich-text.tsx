import { Fragment, type ReactNode } from 'react'
import { formatRuns } from '../text/format-runs.ts'
import type { TextValues } from '../text/format-text.ts'
import type { TextId } from '../text/text-id.ts'
import { useText } from './text-context.ts'

/** A text whose `<bold>` runs are drawn by the screen. */
export function RichText(props: {
  id: TextId
  values: TextValues
  bold: (text: string) => ReactNode
}): ReactNode {
  return formatRuns(useText().find(props.id), props.values).map(({ tag, text }) => (
    <Fragment key={`${tag} ${text}`}>{tag === 'bold' ? props.bold(text) : text}</Fragment>
  ))
}
