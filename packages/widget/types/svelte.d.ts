/** The elements in markup of Svelte. */
import type { ElementListeners, ElementProps, ElementsByTag } from '@portico/widget'
import type { HTMLAttributes } from 'svelte/elements'

type Elements = {
  [Tag in keyof ElementsByTag]: ElementProps<Tag> &
    ElementListeners &
    HTMLAttributes<ElementsByTag[Tag]>
}

/** A misspelt tag: Svelte itself accepts every name of an element, with every attribute. */
interface NoSuchElement {
  'no such element of Portico': never
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {
    // @ts-expect-error: the elements above match the pattern, and their own types win
    [tag: `portico-${string}`]: NoSuchElement
  }
}
