/** The elements in TSX of React. With React 19 their options are properties; React 18 knows attributes alone. */
import type { ElementListeners, ElementProps, ElementsByTag } from '@portico/widget'
import type * as React from 'react'

/** React 18 would write an option as the attribute `config="[object Object]"`: there `ref` and `render()` set them. */
type Props<Tag extends keyof ElementsByTag> = 'use' extends keyof typeof React
  ? ElementProps<Tag> & ElementListeners
  : Pick<ElementProps<Tag>, 'shadow'>

type Elements = {
  [Tag in keyof ElementsByTag]: Props<Tag> &
    React.DetailedHTMLProps<React.HTMLAttributes<ElementsByTag[Tag]>, ElementsByTag[Tag]>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
