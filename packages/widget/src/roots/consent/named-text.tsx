import { createElement, Fragment, type ReactNode } from 'react'
import { useText } from '../../kernel/context/text-context.ts'
import type { TextId } from '../../kernel/text/text-id.ts'

/** The placeholder of a name, a character that no text contains. The name itself is never parsed. */
const gap = '\uE000'

/** A text that contains names. Each name is isolated, so that its text direction does not affect the sentence. */
export function NamedText(props: {
  id: TextId
  names: Readonly<Record<string, string>>
}): ReactNode {
  const text = useText()
  const names = Object.entries(props.names)
  const values = Object.fromEntries(names.map(([key], index) => [key, `${gap}${index}${gap}`]))
  const parts = text(props.id, values).split(gap)
  const isolate = (part: string, index: number) =>
    index % 2 ? createElement('bdi', null, names[Number(part)]?.[1]) : part
  return createElement(Fragment, null, ...parts.map(isolate))
}
