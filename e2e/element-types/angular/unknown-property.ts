import { Component } from '@angular/core'
import { PorticoSignIn } from './portico-sign-in'

@Component({
  selector: 'app-unknown-property',
  imports: [PorticoSignIn],
  template: `<portico-sign-in [konfig]="{}" />`,
})
export class Wrong {}
