import { Component } from '@angular/core'
import { createPortico, definePorticoElements } from '@portico/widget'
import { PorticoSignIn } from './portico-sign-in'

definePorticoElements()

@Component({
  selector: 'app-sign-in',
  imports: [PorticoSignIn],
  template: `<portico-sign-in [client]="portico" [config]="{ products: ['otp'] }" />`,
})
export class SignIn {
  readonly portico = createPortico('public-token-test-…', {
    customBaseUrl: 'https://auth.example.com',
  })
}
