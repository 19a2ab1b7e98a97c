/** The elements in templates of Vue. */
import type { ElementProps, ElementsByTag, HostDomErrorEvent, HostDomEvent } from '@portico/widget'
import type { HTMLAttributes, PublicProps } from 'vue'

/** In Vue's spelling: `@stytch-event` in a template is this property. */
interface Listeners {
  onStytchEvent?: ((event: HostDomEvent) => void) | undefined
  onStytchError?: ((event: HostDomErrorEvent) => void) | undefined
}

type Elements = {
  [Tag in keyof ElementsByTag]: new () => ElementsByTag[Tag] & {
    $props: ElementProps<Tag> & Listeners & HTMLAttributes & PublicProps
  }
}

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
