/** The elements in TSX of Preact. */
import type { ElementListeners, ElementProps, ElementsByTag } from '@portico/widget'
import type { ClassAttributes, HTMLAttributes } from 'preact'

type Elements = {
  [Tag in keyof ElementsByTag]: ElementProps<Tag> &
    ElementListeners &
    HTMLAttributes<ElementsByTag[Tag]> &
    ClassAttributes<ElementsByTag[Tag]>
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
