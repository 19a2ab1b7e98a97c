import { Component } from '@angular/core'
import { PorticoSignIn } from './portico-sign-in'

@Component({
  selector: 'app-wrong-element',
  imports: [PorticoSignIn],
  template: `<portico-signin />`,
})
export class Wrong {}
