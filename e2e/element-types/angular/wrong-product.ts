import { Component } from '@angular/core'
import { PorticoSignIn } from './portico-sign-in'

@Component({
  selector: 'app-wrong-product',
  imports: [PorticoSignIn],
  template: `<portico-sign-in [config]="{ products: ['opt'] }" />`,
})
export class Wrong {}
