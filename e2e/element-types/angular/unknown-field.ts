import { Component } from '@angular/core'
import { PorticoSignIn } from './portico-sign-in'

@Component({
  selector: 'app-unknown-field',
  imports: [PorticoSignIn],
  template: `<portico-sign-in [config]="{ product: ['otp'] }" />`,
})
export class Wrong {}
