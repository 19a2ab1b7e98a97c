import * as sdk from '/bundle/portico.js'
import { options } from '/options.js'
import { runHost } from './host.js'

runHost(sdk, options)
