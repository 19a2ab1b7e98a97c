import { createElement, Fragment, type ReactNode } from 'react'
import { useText } from '../../kernel/context/text-context.ts'
import type { TextId } from '../../kernel/text/text-id.ts'

/** Stands for a name: no text has it, and what a name itself holds is never looked at. */
const gap = '\uE000'

/** A text with names of others in it, each isolated, so that its direction does not mix with the sentence's. */
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
