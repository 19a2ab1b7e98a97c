import { Component } from '@angular/core'
import { createPortico, type LoginConfig } from '@portico/widget'
import { PorticoSignIn } from './portico-sign-in'

@Component({
  selector: 'app-right',
  imports: [PorticoSignIn],
  template: `<portico-sign-in
    class="card"
    [client]="portico"
    [config]="config"
    [strings]="{ 'main.title': 'Welcome' }"
    shadow
    (click)="showOnlyCodes(card)"
    #card
  />`,
})
export class Right {
  readonly portico = createPortico('public-token-test-1')
  readonly config: LoginConfig = { products: ['otp'], otpOptions: { methods: ['email'] } }

  showOnlyCodes(card: HTMLElementTagNameMap['portico-sign-in']) {
    card.render({ config: { products: ['otp'] } })
  }
}
