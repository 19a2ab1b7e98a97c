import { Component } from '@angular/core'
import { PorticoSignIn } from './portico-sign-in'

@Component({
  selector: 'app-wrong-type',
  imports: [PorticoSignIn],
  template: `<portico-sign-in strings="Welcome" />`,
})
export class Wrong {}
