import { Directive, ElementRef, effect, inject, input } from '@angular/core'
import type { LoginOptions } from '@portico/widget'

@Directive({ selector: 'portico-sign-in' })
export class PorticoSignIn {
  readonly client = input<LoginOptions['client']>()
  readonly config = input<LoginOptions['config']>()
  readonly strings = input<LoginOptions['strings']>()

  constructor() {
    const { nativeElement } =
      inject<ElementRef<HTMLElementTagNameMap['portico-sign-in']>>(ElementRef)
    effect(() =>
      nativeElement.render({
        client: this.client(),
        config: this.config(),
        strings: this.strings(),
      }),
    )
  }
}
